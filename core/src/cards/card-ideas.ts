import type { FactOrigin } from '../generation/facts/fact.ts';
import { factsByLanguage } from '../generation/facts/facts-by-language.ts';
import type { CardIdea } from './card-draft.ts';
import type { CardNote } from './card-note.ts';
import { acronymCards } from './sources/acronym-cards.ts';
import { clozeCards } from './sources/cloze-cards.ts';
import { datedLines } from './sources/dated-cards.ts';
import { definingSentences } from './sources/defining-sentences.ts';
import { definitionCards } from './sources/definition-cards.ts';
import { headedFacts } from './sources/headed-cards.ts';
import { listCards } from './sources/list-cards.ts';
import { pairCards } from './sources/pair-cards.ts';
import { statedCards } from './sources/stated/stated-cards.ts';
import { tableCards } from './sources/table-cards.ts';

/** @returns every card that a note might carry, before the gate; several may ask the same */
export function getIdeas(note: CardNote): CardIdea[] {
  const pairs = pairCards(note);
  return [
    ...pairs,
    ...outside(pairs, note, structureCards(note)),
    ...outside(pairs, note, sentenceCards(note)),
  ];
}

function structureCards(note: CardNote): CardIdea[] {
  const headed = note.isBook || note.language !== 'eng' ? [] : headedFacts(note);
  const found = factsByLanguage(note.facts, note.language).flatMap(
    ({ language, definitions, lists, tables }) => [
      ...definitionCards(definitions, language, note),
      ...listCards(lists, language, note),
      ...tableCards(tables, language, note),
    ],
  );
  return [...found, ...definitionCards(headed, 'eng', note), ...datedLines(note)];
}

function sentenceCards(note: CardNote): CardIdea[] {
  const defining = note.language === 'eng' ? definingSentences(note) : [];
  return [...defining, ...acronymCards(note), ...clozeCards(note), ...statedCards(note)];
}

/** A pair of question and answer is asked only by that question. */
function outside(pairs: readonly CardIdea[], { pages }: CardNote, ideas: readonly CardIdea[]): CardIdea[] {
  const taken = new Map(pages.map(({ number }) => [number, new Set<number>()]));
  for (const { origin } of pairs) for (const index of getLines(origin)) taken.get(origin.page)?.add(index);
  return ideas.filter(({ origin }) => !taken.get(origin.page)?.has(origin.start));
}

/** The start of each line of a passage in its page. */
function getLines({ start, quote }: FactOrigin): number[] {
  return [...quote.matchAll(/[^\n]+/g)].map(({ index }) => start + index);
}
