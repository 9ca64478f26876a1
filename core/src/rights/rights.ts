/** The right to share: what a person confirms about a past paper, and reports that something is somebody's copyright. */

/** The sentence that a person confirms. A changed sentence gets the next version, so that the record says what was read. */
export const rightStatement = {
  version: 1,
  text: 'This comes from a past paper. I made this paper, or its owner lets me share it.',
} as const;

/** The kinds of shared things that can be reported: shares, and sets that a course has. */
export const protectedKinds = ['set', 'deck', 'guide', 'note', 'course_set'] as const;
export type ProtectedKind = (typeof protectedKinds)[number];

/**
 * The states of a case. `waiting` is visible until an administrator decides; `taken_down` is hidden until then;
 * `kept_down` is hidden for good.
 */
export const copyrightStates = ['waiting', 'taken_down', 'put_back', 'kept_down'] as const;
export type CopyrightState = (typeof copyrightStates)[number];

export const copyrightLimits = {
  /** Characters of the holder's name. */
  holder: 120,
  /** Characters of the way to reach the holder. */
  contact: 200,
  /** Characters of the owner's answer. */
  answer: 1_000,
  /** After this number of rejected reports, a person's reports wait for an administrator. */
  rejectedReports: 3,
} as const;

/** The facts that decide the effect of a report. */
export interface ReportFacts {
  /** The state before this report; null for the first report about it. */
  state: CopyrightState | null;
  /** True if an administrator has put it back before. */
  wasPutBack: boolean;
  /** The reporter's earlier reports that an administrator rejected. */
  rejectedReports: number;
}

/** @returns the state after a report: it is hidden, unless earlier decisions speak against the report */
export function stateAfterReport({ state, wasPutBack, rejectedReports }: ReportFacts): CopyrightState {
  if (state === 'taken_down' || state === 'kept_down') return state;
  return wasPutBack || rejectedReports >= copyrightLimits.rejectedReports ? 'waiting' : 'taken_down';
}

/** @returns true if only the owner sees it */
export const isDown = (state: CopyrightState): boolean => state === 'taken_down' || state === 'kept_down';
