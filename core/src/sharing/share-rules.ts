/** Sharing what one has made: kinds, rights, and where a recipient stands. */

/** The kinds of shared items. */
export const shareKinds = ['set', 'deck', 'guide', 'note'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** `view` reads it; `copy` may also take an own copy, which is practised and changed like any other item. */
export const shareRights = ['view', 'copy'] as const;
export type ShareRights = (typeof shareRights)[number];

/** The lifetime of links and invitations in days; 0 has no end. */
export const shareDays = [0, 1, 7, 30, 90] as const;

/** The most of each. */
export const shareLimits = {
  /** Characters of the name of a set that a course has. */
  title: 120,
  /** Cards or questions of one share. */
  items: 1_000,
  /** Characters of a shared text. */
  text: 60_000,
  /** Addresses of one call. */
  addresses: 50,
  /** Addresses of one share that have not answered. */
  waiting: 500,
  /** The maximum length of a report, in characters. */
  report: 500,
} as const;

/** The state of a recipient. `removed` means that the owner has withdrawn the share. */
export const recipientStates = ['invited', 'accepted', 'rejected', 'left', 'removed'] as const;
export type RecipientState = (typeof recipientStates)[number];

export type RecipientAction = 'invite' | 'accept' | 'reject' | 'exit' | 'remove';

/** The next state for each action. An action that is not listed changes nothing and is rejected. */
const transitions: Readonly<Record<RecipientAction, Partial<Record<RecipientState, RecipientState>>>> = {
  // The owner may send a share once more after a recipient rejected or left it, or was removed, and the
  // recipient answers again.
  invite: {
    invited: 'invited',
    accepted: 'accepted',
    rejected: 'invited',
    left: 'invited',
    removed: 'invited',
  },
  accept: { invited: 'accepted', accepted: 'accepted', rejected: 'accepted', left: 'accepted' },
  reject: { invited: 'rejected', rejected: 'rejected' },
  exit: { accepted: 'left', left: 'left' },
  remove: {
    invited: 'removed',
    accepted: 'removed',
    rejected: 'removed',
    left: 'removed',
    removed: 'removed',
  },
};

/** @returns the state after an action; null if it is rejected, as accepting is for a person who was removed */
export function recipientAfter(state: RecipientState, action: RecipientAction): RecipientState | null {
  return transitions[action][state] ?? null;
}

/** Why a share cannot be opened any more, as its recipients read it. */
export const shareEnds = {
  revoked: 'Its owner has stopped sharing it.',
  expired: 'The time for which it was shared is over.',
  deleted: 'Its owner has deleted it.',
  taken_down: 'It is not shared for now, because somebody says that it is theirs.',
  unconfirmed: 'It comes from a past paper, and the right to share it is not confirmed yet.',
  owner_gone: 'Its owner is no longer on Akada.',
} as const;
export type ShareEnd = keyof typeof shareEnds;

/** The facts that decide if a share can be opened; moments are milliseconds since the epoch. */
export interface ShareFacts {
  hasOwner: boolean;
  revokedAt: number | null;
  expiresAt: number | null;
  /** True while the shared item exists. */
  isThere: boolean;
  /** The reason about its copyright; null if there is none. */
  closure: 'taken_down' | 'unconfirmed' | null;
  now: number;
}

/** @returns why it has ended; null while it is open */
export function getShareEnd(facts: ShareFacts): ShareEnd | null {
  const { hasOwner, revokedAt, expiresAt, isThere, closure, now } = facts;
  if (!hasOwner) return 'owner_gone';
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isThere ? closure : 'deleted';
}
