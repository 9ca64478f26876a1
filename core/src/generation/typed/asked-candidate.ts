import type { OpenBody } from '../../question-types/question-body.ts';
import type { TypedCandidate } from './typed-draft.ts';

/** A possible question that students mark themselves against the words of the note. */
export type OpenCandidate = Omit<TypedCandidate, 'body'> & { body: OpenBody };

/** A possible question of any type without options. */
export type AskedCandidate = TypedCandidate | OpenCandidate;

/** @returns whether the answer is marked by its key */
export function isMarkedByKey(candidate: AskedCandidate): candidate is TypedCandidate {
  return candidate.body.type !== 'open';
}
