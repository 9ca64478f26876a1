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

/** The relation of two people when one of them writes. */
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
 * Everybody counts as a minor, so no stranger writes to anybody: only a tutor and their student write to each other.
 * Earlier messages stay readable after writing has ended.
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
