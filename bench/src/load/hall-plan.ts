/** The tasks of a hall of students, and their outcome, which travel between processes. */

export interface HallPlan {
  origin: string;
  students: readonly { accessToken: string; examId: string }[];
  /** The question ids of the shared paper, in its order. */
  questionIds: readonly string[];
  /** Milliseconds between a student's saves. */
  everyMs: number;
  /** Answers saved per student. */
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
  /** Milliseconds from the moment when a page was due to open to the end of the call that reports it. */
  signs: Float64Array;
  /** Calls that were no success and were sent again. */
  failed: number;
  /** Answers that acknowledged another state than the one sent. */
  wrong: number;
}
