/** Remarks of tutor and student about a paper, and when marks can be contested. */

/** Max characters of a remark and of a saved phrase, max remarks of a paper, and max phrases of a tutor. */
export const remarkLimits = { text: 1_000, phrase: 500, remarks: 300, phrases: 100 } as const;

/** The part of a remark that the rules need. */
export interface RemarkFacts {
  questionId: string | null;
  kind: 'comment' | 'contest' | 'confirmed' | 'changed';
  isByTutor: boolean;
}

/**
 * Finds the state of a contest in a thread. Marks are contested once: a decision is final, and both can still comment.
 *
 * @param remarks of a paper, the first one first
 * @param questionId the essay
 * @returns `none` before a contest, `open` until the tutor decides, then `decided`
 */
export function getContestState(
  remarks: readonly RemarkFacts[],
  questionId: string,
): 'none' | 'open' | 'decided' {
  const thread = remarks.filter((remark) => remark.questionId === questionId);
  const contestIndex = thread.findIndex(({ kind }) => kind === 'contest');
  if (contestIndex < 0) return 'none';
  const isDecided = thread.slice(contestIndex).some(({ kind }) => kind === 'confirmed' || kind === 'changed');
  return isDecided ? 'decided' : 'open';
}

/**
 * Tells whether the author can remove a remark: nobody has answered it, and it is no part of a decision.
 *
 * @param remarks of a paper, the first one first
 * @param index of the remark
 */
export function isRemovable(remarks: readonly RemarkFacts[], index: number): boolean {
  const remark = remarks[index];
  if (remark === undefined || remark.kind !== 'comment') return false;
  return !remarks
    .slice(index + 1)
    .some(({ questionId, isByTutor }) => questionId === remark.questionId && isByTutor !== remark.isByTutor);
}
