import type { CardNote } from '../../cards/card-note.ts';
import type { WordedLanguage } from '../../text/language.ts';
import type { FactOrigin } from '../facts/fact.ts';
import { getColumnLists } from './contrasts/column-lists.ts';
import { getContrastCandidates } from './contrasts/contrast-candidates.ts';
import { getDateCandidates } from './dates/date-candidates.ts';
import { getEqualUnits } from './numbers/equal-units.ts';
import { getNumberCandidates } from './numbers/number-candidates.ts';
import { getPassageCandidates } from './passages/passage-candidates.ts';
import { getFrenchReasons } from './reasons/french-reasons.ts';
import { getReasonCandidates } from './reasons/reason-candidates.ts';
import type { TypedCandidate } from './typed-draft.ts';
import { getWorkedCandidates } from './worked/worked-candidates.ts';

type Rule = (note: CardNote) => TypedCandidate[];

const ENGLISH_RULES: readonly Rule[] = [
  getReasonCandidates,
  getContrastCandidates,
  getWorkedCandidates,
  getNumberCandidates,
  getDateCandidates,
  getPassageCandidates,
];
const RULES: Readonly<Partial<Record<WordedLanguage, readonly Rule[]>>> = {
  eng: ENGLISH_RULES,
  fra: [getFrenchReasons, getColumnLists, getEqualUnits, getDateCandidates],
};

/**
 * Asks what sentences, tables and formulas of a note say, except inside the note's own questions.
 *
 * @param note read once
 * @param ownQuestions the questions that the note asks itself
 * @returns candidates by kind, each kind in the order of the note
 */
export function getFurtherCandidates(
  note: CardNote,
  ownQuestions: readonly TypedCandidate[],
): TypedCandidate[] {
  const rules = (note.language === null ? undefined : RULES[note.language]) ?? [];
  return rules
    .flatMap((getCandidates) => getCandidates(note))
    .filter(({ origin }) => !ownQuestions.some((candidate) => overlaps(candidate.origin, origin)));
}

const overlaps = (one: FactOrigin, other: FactOrigin) =>
  one.page === other.page && one.start < other.end && other.start < one.end;
