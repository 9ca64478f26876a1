/** What a hall of students is asked to do, and what came of it. Both travel between processes. */

export interface HallPlan {
  origin: string;
  students: readonly { accessToken: string; examId: string }[];
  /** Of the paper that all of them sit, in its order. */
  questionIds: readonly string[];
  /** How often each of them saves, in milliseconds. */
  everyMs: number;
  /** How many answers each of them saves. */
  savesEach: number;
}

/** Numbers of a sent state in `HallResult.sent`, in their order: 200,000 objects would cost the client more. */
export const sentFields = [
  'student',
  'question',
  'choice',
  'flagged',
  'tookMs',
  'sequence',
  'acknowledged',
] as const;

export interface HallResult {
  /** Each state that was sent, `sentFields` numbers each. */
  sent: Int32Array;
  /** From the moment when a save was due to its acknowledgement, in milliseconds, tries in vain included. */
  saves: Float64Array;
  /** Of each sign that a page was opened. */
  signs: Float64Array;
  /** Calls that were no success and were sent again. */
  failed: number;
  /** Answers that acknowledged another state than the one that was sent. */
  wrong: number;
}
