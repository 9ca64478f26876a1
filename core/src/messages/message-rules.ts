/** Who may write to whom, and the limits of messages. */

export const messageLimits = {
  /** Characters of one message, and of the reason of a report. */
  text: 4_000,
  reason: 1_000,
  /** Messages of one request. */
  sent: 20,
} as const;

/** So long a person is not notified again of messages in one conversation. */
export const notifiedForMs = 60 * 60_000;

/** How two people stand to each other at the moment of writing. */
export interface PairFacts {
  /** One of them is an approved tutor, and the other has a place in a course, a session or a tutorial of theirs. */
  isConnected: boolean;
  /** The other account is neither deactivated nor about to be deleted. */
  isOpen: boolean;
  blockedByMe: boolean;
  blockedByOther: boolean;
}

/** `open`: I may write. `closed` does not say why, because a block is not told to the blocked person. */
export type Writing = 'open' | 'blocked_by_me' | 'closed';

/**
 * Everybody counts as a minor, so that nobody is written to by a stranger: only a tutor and a student of theirs write to
 * each other. What was written stays readable when they may not write any more.
 */
export function getWriting({ isConnected, isOpen, blockedByMe, blockedByOther }: PairFacts): Writing {
  if (blockedByMe) return 'blocked_by_me';
  return isConnected && isOpen && !blockedByOther ? 'open' : 'closed';
}

/** The sentence for each state in which a message is not sent. */
export const writingWords: Readonly<Record<Exclude<Writing, 'open'>, string>> = {
  blocked_by_me: 'You have blocked this person. Take the block back to write.',
  closed:
    'You cannot write here now. Tutors and students write to each other while they share a course, a session or a tutorial.',
};
