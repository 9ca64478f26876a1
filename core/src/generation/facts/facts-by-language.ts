import { languageOfPassage, type WordedLanguage } from '../../text/language.ts';
import { isPlaceholderText } from '../../text/placeholder-text.ts';
import { type DefinitionFact, GROUP_OF_SENTENCES, type NoteFacts, type TableFact } from './fact.ts';

/** The facts of a note in one language; null if it is unknown. */
export interface FactsInLanguage extends NoteFacts {
  language: WordedLanguage | null;
}

/**
 * Divides the facts of a note by the language of each list, each table, each run of labelled lines and each
 * sentence, so that no question mixes two languages. Placeholder text has no facts.
 *
 * @param ofNote the language of the complete note, for short parts
 */
export function factsByLanguage(facts: NoteFacts, ofNote: WordedLanguage | null): FactsInLanguage[] {
  const parts = new Map<WordedLanguage | null, FactsInLanguage>();
  const getPart = (text: string) => {
    const language = languageOfPassage(text, ofNote);
    const part = parts.get(language) ?? { language, definitions: [], lists: [], tables: [] };
    parts.set(language, part);
    return part;
  };

  for (const run of Map.groupBy(facts.definitions, runOf).values()) {
    const text = run.map(({ origin }) => origin.quote).join('\n');
    if (!isPlaceholderText(text)) getPart(text).definitions.push(...run);
  }
  for (const list of facts.lists)
    if (!isPlaceholderText(list.origin.quote)) getPart(list.origin.quote).lists.push(list);
  for (const table of facts.tables) {
    const text = wordsOfTable(table);
    if (!isPlaceholderText(text)) getPart(text).tables.push(table);
  }
  return [...parts.values()];
}

/** Each sentence may be in another language than the one before. */
function runOf(fact: DefinitionFact): DefinitionFact | number {
  return fact.group === GROUP_OF_SENTENCES ? fact : fact.group;
}

function wordsOfTable({ columns, rows }: TableFact): string {
  return [columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(' ')).join('\n');
}
