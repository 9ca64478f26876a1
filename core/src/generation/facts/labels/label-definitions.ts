import type { DocumentPage } from '../../../text/document.ts';
import type { WordedLanguage } from '../../../text/language.ts';
import { getStem } from '../../../text/stem.ts';
import { getWords } from '../../../text/words.ts';
import { restricts } from '../../reading/restrictions.ts';
import { type DefinitionFact, getOrigin } from '../fact.ts';
import type { LabelledBlock } from './labelled-groups.ts';
import { type LabelledLine, listedIn } from './labelled-line.ts';

/** "Vitamin C - scurvy" is one of several such pairs; a single "Derived demand - labour" gives an example. */
const MIN_PAIRS = 3;
/** Max words of a pair such as "Vacuum tubes" and "transistors". */
const MAX_PAIR_WORDS = 2;
/** "Water: if it is short, …": such a line tells when the labels of its list matter, and not what they are. */
const CONDITION = /^(?:if|unless|because|si|car|parce qu['’]?e?|falls|wenn)(?!\p{L})/iu;

/**
 * Reads the meanings of labelled lines that can stand for one another.
 *
 * @param labelled lines of one list or one run
 * @param group the number of this run in the note
 */
export function findDefinitions(
  page: DocumentPage,
  labelled: readonly LabelledBlock[],
  { group, language }: { group: number; language: WordedLanguage | null },
): DefinitionFact[] {
  const arePairs =
    labelled.filter(({ line }) => getWords(line.meaning).length <= MAX_PAIR_WORDS).length >= MIN_PAIRS;
  const areResults = labelled.filter(({ line }) => line.isResult).length >= MIN_PAIRS;
  const areConditions = labelled.some(({ line }) => CONDITION.test(line.meaning));
  // In other languages a comma follows the noun that says what something is: "Wind, der zum Äquator weht".
  const tags = language === 'eng' ? getTags(labelled) : new Set<string>();
  return labelled.flatMap(({ block, line, rival = '' }) => {
    if (listedIn(line).length > 0 || (isShort(line) && !arePairs && /\p{L}{3}/u.test(line.label))) return [];
    // "Illumination → productivity rose" tells a result of the label.
    if ((line.isResult && !areResults) || (areConditions && getWords(line.label).length === 1)) return [];
    const meaning = withoutTag(line.meaning, tags);
    const fact = { term: line.label, meaning, group, origin: getOrigin(page, block) };
    return [rival === '' ? fact : { ...fact, rival }];
  });
}

/**
 * "Animal, carries impulses", "Plant, makes sugar": the sorting tag of several lines is no part of their
 * meanings.
 */
const TAG =
  /^(?<tag>\p{L}+),\s*(?!(?:which|that|who|whose|where|when|used|made|found|such|often|usually|especially|or|and)\b)/u;

function getTag(meaning: string): string | null {
  const tag = TAG.exec(meaning)?.groups?.tag;
  return tag === undefined || restricts(tag) ? null : getStem(tag.toLowerCase());
}

function getTags(labelled: readonly LabelledBlock[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { line } of labelled) {
    const tag = getTag(line.meaning);
    if (tag !== null) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([tag, count]) => (count > 1 ? tag : [])));
}

function withoutTag(meaning: string, tags: ReadonlySet<string>): string {
  const text = meaning.replace(TAG, '');
  return tags.has(getTag(meaning) ?? '') && getWords(text).length > 1 ? text : meaning;
}

/** A year or a symbol has a short meaning by its nature. */
function isShort({ meaning }: LabelledLine): boolean {
  return meaning.trim().split(/\s+/).length === 1;
}
