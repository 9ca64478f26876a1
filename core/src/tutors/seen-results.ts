/** Rules for a tutor's view of a student. Only the student's own answer opens results, and only until the class or the session ends. */

/** Limits of a tutor's notes about students. */
export const studentNoteLimits = { text: 2_000, ofStudent: 100 } as const;

/** The student's answer to one tutor. */
export interface SharingAnswer {
  /** Results in the tutor's classes. */
  classes: boolean;
  /** Results in the subject of sessions ahead, and in sets that the tutor sent. */
  sessions: boolean;
  /** Milliseconds since the epoch. */
  answeredAt: number;
  /** True if the student shared results before and ended it. */
  isStopped: boolean;
}

/** Facts about a tutor and a student. */
export interface Tie {
  /** A tutor who is not approved, or whose account is closed, sees nothing. */
  isTutorActive: boolean;
  /** Milliseconds since the epoch; null if the student is in no running class of the tutor. */
  inClassSince: number | null;
  /** True if a class of the tutor has ended with the student in it. */
  hasEndedClass: boolean;
  /** True if a session or a seat of the two was ever requested and not rejected. */
  hasSession: boolean;
  /** True if one of these is not over. */
  hasSessionAhead: boolean;
  /** True if the student ticked weak topics for a session that is not over. */
  isTicked: boolean;
  answer: SharingAnswer | null;
}

/** The parts of a student's data that the tutor sees. */
export interface Seen {
  /** The page with names, sessions, papers, notes and messages. */
  page: boolean;
  /** Topics of the tutor's running classes. */
  classes: boolean;
  /** Topics in the subject of sessions and in sets that the tutor sent. */
  sessions: boolean;
}

/** @returns what the tutor sees of the student now */
export function getSeen({ isTutorActive, answer, ...tie }: Tie): Seen {
  const page = isTutorActive && (tie.inClassSince !== null || tie.hasEndedClass || tie.hasSession);
  const classes = page && isAnsweredForClass({ answer, ...tie }) && answer?.classes === true;
  const sessions = page && tie.hasSessionAhead && (tie.isTicked || answer?.sessions === true);
  return { page, classes, sessions };
}

/** A student who left all classes of the tutor and joins one again is asked again. */
function isAnsweredForClass({ answer, inClassSince }: Pick<Tie, 'answer' | 'inClassSince'>): boolean {
  return inClassSince !== null && answer !== null && answer.answeredAt >= inClassSince;
}

export const sharingStates = ['asked', 'shared', 'declined', 'stopped', 'over'] as const;
/**
 * `asked`: the student has not answered; `declined`: the answer was no; `stopped`: the student shared results and
 * ended it; `over`: there is no class or session that results would be shared for.
 */
export type SharingState = (typeof sharingStates)[number];

/** @returns the state of sharing, in one word */
export function getSharingState(tie: Tie): SharingState {
  const { classes, sessions } = getSeen(tie);
  if (classes || sessions) return 'shared';
  const { inClassSince, hasSessionAhead, answer } = tie;
  if (!tie.isTutorActive || (inClassSince === null && !hasSessionAhead)) return 'over';
  if (answer === null || (inClassSince !== null && !isAnsweredForClass(tie) && !hasSessionAhead))
    return 'asked';
  return answer.isStopped ? 'stopped' : 'declined';
}
