import { factsByLanguage } from '../generation/facts/facts-by-language.ts';
import type { CardNote } from './card-note.ts';
import { acronymCards } from './sources/acronym-cards.ts';
import type { CardIdea } from './sources/card-idea.ts';
import { clozeCards } from './sources/cloze-cards.ts';
import { definingSentences } from './sources/defining-sentences.ts';
import { definitionCards } from './sources/definition-cards.ts';
import { listCards } from './sources/list-cards.ts';
import { pairCards } from './sources/pair-cards.ts';
import { statementCards } from './sources/statement-cards.ts';
import { tableCards } from './sources/table-cards.ts';

/** @returns every card that a note might carry, before the gate; several may ask the same */
export function ideasOf(note: CardNote): CardIdea[] {
  return [
    ...pairCards(note),
    ...factsByLanguage(note.facts, note.language).flatMap(({ language, definitions, lists, tables }) => [
      ...definitionCards(definitions, language, note),
      ...listCards(lists, language, note),
      ...tableCards(tables, language, note),
    ]),
    ...(note.language === 'eng' ? definingSentences(note) : []),
    ...acronymCards(note),
    ...clozeCards(note),
    ...statementCards(note),
  ];
}
