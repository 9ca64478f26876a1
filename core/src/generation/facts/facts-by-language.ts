import { languageOfPassage, type WordedLanguage } from '../../text/language.ts';
import { isPlaceholderText } from '../../text/placeholder-text.ts';
import type { DefinitionFact, NoteFacts, TableFact } from './fact.ts';

/** What a note says in one language, null where it is not known. */
export interface FactsInLanguage extends NoteFacts {
  language: WordedLanguage | null;
}

/**
 * Parts what a note says by the language of each list, each table and each run of labelled lines, so that no question
 * mixes two of them. Placeholder text says nothing.
 *
 * @param ofNote the language of the whole note, for what is too short to tell
 */
export function factsByLanguage(facts: NoteFacts, ofNote: WordedLanguage | null): FactsInLanguage[] {
  const parts = new Map<WordedLanguage | null, FactsInLanguage>();
  const partFor = (text: string) => {
    const language = languageOfPassage(text, ofNote);
    const part = parts.get(language) ?? { language, definitions: [], lists: [], tables: [] };
    parts.set(language, part);
    return part;
  };

  for (const run of Map.groupBy(facts.definitions, ({ group }) => group).values()) {
    const text = run.map(wordsOfDefinition).join('\n');
    if (!isPlaceholderText(text)) partFor(text).definitions.push(...run);
  }
  for (const list of facts.lists)
    if (!isPlaceholderText(list.origin.quote)) partFor(list.origin.quote).lists.push(list);
  for (const table of facts.tables) {
    const text = wordsOfTable(table);
    if (!isPlaceholderText(text)) partFor(text).tables.push(table);
  }
  return [...parts.values()];
}

function wordsOfDefinition({ term, meaning }: DefinitionFact): string {
  return `${term}: ${meaning}`;
}

function wordsOfTable({ columns, rows }: TableFact): string {
  return [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(' ')).join('\n');
}
