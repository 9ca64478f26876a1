/** Who may write to whom, what may be attached, and the limits of messages. */

export const messageLimits = {
  /** Characters of one message, and of the reason of a report. */
  text: 4_000,
  reason: 1_000,
  /** Messages of one request. */
  sent: 20,
  /** Characters of a search, and messages of one page of its results. */
  minSearch: 2,
  maxSearch: 100,
  found: 20,
  /** Messages before and after a reported message that an administrator reads with it. */
  aroundReport: 10,
} as const;

/** After a notification about a conversation, its reader gets no other one for this time. */
export const notifiedForMs = 60 * 60_000;

/** A conversation is deleted this many months after its last message, with all attachments. */
export const retentionMonths = 24;

/** The relation of two people when one of them writes. */
export interface PairFacts {
  /** One of them is an approved tutor, and the other has a place in a course, a session or a tutorial of theirs. */
  isConnected: boolean;
  /** The student has asked this tutor for a session, and the tutor has not answered yet. */
  isRequested: boolean;
  /** I am the student of the two. */
  isStudent: boolean;
  /** The school has marked the student of the two as an adult. Everybody else counts as a minor. */
  isAdultStudent: boolean;
  /** The other account is neither deactivated nor about to be deleted. */
  isOpen: boolean;
  blockedByMe: boolean;
  blockedByOther: boolean;
}

/** `open`: I may write. `closed` does not say why, because a block is not told to the blocked person. */
export type Writing = 'open' | 'blocked_by_me' | 'after_accepting' | 'closed';

/**
 * No stranger writes to anybody: only a tutor and their student write to each other. A tutor writes to a minor
 * only while the minor has a place in a class or a session, and to an adult from the first request on.
 * Earlier messages stay readable after writing has ended.
 */
export function getWriting(facts: PairFacts): Writing {
  if (facts.blockedByMe) return 'blocked_by_me';
  if (!facts.isOpen || facts.blockedByOther) return 'closed';
  if (facts.isConnected) return 'open';
  if (!facts.isRequested) return 'closed';
  return facts.isStudent || facts.isAdultStudent ? 'open' : 'after_accepting';
}

/** The sentence for each state in which a message is not sent. */
export const writingWords: Readonly<Record<Exclude<Writing, 'open'>, string>> = {
  blocked_by_me: 'You have blocked this person. Take the block back to write.',
  after_accepting: 'Accept the request for a session first. Then you can write.',
  closed:
    'You cannot write here now. Tutors and students write to each other while they share a course, a session or a tutorial.',
};

/** The first line of each conversation. */
export const firstMessageNote =
  'Is a message wrong or frightening? Choose Report below it. Support reads it and answers you.';
