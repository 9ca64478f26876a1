import type { FactOrigin } from '../../generation/facts/fact.ts';
import { labelledLine } from '../../generation/facts/labels/labelled-line.ts';
import { isSignpostLabel } from '../../generation/facts/labels/signpost-labels.ts';
import { getForeignRole } from '../../generation/facts/lists/heads-by-language.ts';
import { contentStems, getWords } from '../../text/words.ts';
import type { CardNote } from '../card-note.ts';
import { getCardPhrases } from '../phrases/card-phrases.ts';

/** @returns the heading of a passage, with a colon; empty if `said` names it or there is none */
export function getContext(
  { headings, language }: Pick<CardNote, 'headings' | 'language'>,
  { page, start }: Pick<FactOrigin, 'page' | 'start'>,
  text: string,
): string {
  const heading = headings.above(page, start);
  if (heading === null || isBareLabel(heading)) return '';
  const isSaid = contentStems(heading).isSubsetOf(contentStems(text));
  return isSaid ? '' : `${heading}${getCardPhrases(language).colon}`;
}

/** @returns the line above the list of a passage, else the heading, in the form of `getContext` */
export function listContextOf(
  note: Pick<CardNote, 'headings' | 'lists' | 'language'>,
  origin: Pick<FactOrigin, 'page' | 'start'>,
  text: string,
): string {
  const list = note.lists.around(origin.page, origin.start);
  if (list === null || isBareLabel(list.head) || IS_SENTENCE.test(list.origin.quote))
    return getContext(note, origin, text);
  const isSaid = contentStems(list.head).isSubsetOf(contentStems(text));
  return isSaid ? '' : `${list.head}${getCardPhrases(note.language).colon}`;
}

/** @returns the label of the item below which an item stands, in the form of `getContext`; empty if there is none */
export function parentLabel(
  { pages, language }: Pick<CardNote, 'pages' | 'language'>,
  { page: number, start }: Pick<FactOrigin, 'page' | 'start'>,
): string {
  const page = pages.find((one) => one.number === number);
  const index = page?.blocks.findIndex((block) => block.start === start) ?? -1;
  const own = page?.blocks[index];
  if (page === undefined || own === undefined || own.level === 0) return '';
  const parent = page.blocks.slice(0, index).findLast(({ level }) => level < own.level);
  const label =
    parent === undefined ? undefined : labelledLine(page.text.slice(parent.start, parent.end))?.label;
  return label === undefined ? '' : `${label.replace(/\s*\([^)]*\)$/, '')}${getCardPhrases(language).colon}`;
}

/** A sentence of its own above the list. */
const IS_SENTENCE = /^[^\n]*\p{L}{3}\.\s*\n/u;

/** Names of a subject's parts: "Disadvantages", "Prevention", "Main features". */
const ROLE =
  /^(?:the |its |main |major |key |some |general |common |basic |important |other |chief |possible )*(?:advantages?|disadvantages?|merits?|demerits?|benefits?|problems?|causes?|effects?|consequences?|results?|factors?|functions?|roles?|uses?|types?|kinds?|forms?|examples?|parts?|components?|elements?|features?|characteristics?|properties|symptoms?|signs?|methods?|ways|means|measures|reasons?|sources?|steps?|stages?|phases?|levels?|principles?|rules?|duties|powers|aims?|objectives?|goals?|solutions?|strategies|differences|similarities|conditions|requirements?|materials?|products?|members?|prevention|treatments?|control|management|importance|significance|structure|process|procedure|tools|equipment|criticisms?|strengths?|weaknesses|limitations?|assumptions?|applications?|impacts?|achievements?|qualities|objections?|positives?|negatives?|pros?|cons?|advs?|dis(?:adv)?s?|notes|limits?|limites?|critiques?|enjeux|bilan|acteurs|contexte|definici[oó]n|définition|límites|grenzen|limiti)(?: (?:and|&|\/) \p{L}+)?$/iu;

/** @returns whether a label names a part of something that it does not name */
export function isBareLabel(label: string): boolean {
  if (getWords(label).length === 1 && getForeignRole(label) !== null) return true;
  return ROLE.test(label) || (isSignpostLabel(label) && getWords(label).length <= MAX_WORDS_OF_SIGNPOST);
}

/** "How a bill becomes law" says all of it. */
const MAX_WORDS_OF_SIGNPOST = 3;
