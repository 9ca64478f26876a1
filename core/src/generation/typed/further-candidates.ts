import type { CardNote } from '../../cards/card-note.ts';
import type { FactOrigin } from '../facts/fact.ts';
import { getContrastCandidates } from './contrasts/contrast-candidates.ts';
import { getDateCandidates } from './dates/date-candidates.ts';
import { getNumberCandidates } from './numbers/number-candidates.ts';
import { getPassageCandidates } from './passages/passage-candidates.ts';
import { getReasonCandidates } from './reasons/reason-candidates.ts';
import type { TypedCandidate } from './typed-draft.ts';
import { getWorkedCandidates } from './worked/worked-candidates.ts';

const RULES = [
  getReasonCandidates,
  getContrastCandidates,
  getWorkedCandidates,
  getNumberCandidates,
  getDateCandidates,
  getPassageCandidates,
];

/**
 * Asks what sentences, tables and formulas of an English note say, except inside the note's own questions.
 *
 * @param note read once
 * @param ownQuestions the questions that the note asks itself
 * @returns candidates by kind, each kind in the order of the note
 */
export function getFurtherCandidates(
  note: CardNote,
  ownQuestions: readonly TypedCandidate[],
): TypedCandidate[] {
  if (note.language !== 'eng') return [];

  return RULES.flatMap((getCandidates) => getCandidates(note)).filter(
    ({ origin }) => !ownQuestions.some((candidate) => overlaps(candidate.origin, origin)),
  );
}

const overlaps = (one: FactOrigin, other: FactOrigin) =>
  one.page === other.page && one.start < other.end && other.start < one.end;
