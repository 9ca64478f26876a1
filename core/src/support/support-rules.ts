/** The limits of messages to support, and the time for which a request belongs to one administrator. */

/** The subjects of requests. */
export const supportKinds = ['account', 'payment', 'session', 'study', 'other'] as const;
export type SupportKind = (typeof supportKinds)[number];

/** `waiting`: support has not answered what was written last. */
export const supportStates = ['waiting', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

export const supportLimits = {
  /** Requests of one person that are not closed. */
  open: 5,
  /** Characters of one message, and of the name of a page. */
  text: 4_000,
  page: 200,
  /** Messages of one request, of both sides. */
  messages: 100,
} as const;

/** So long a request that an administrator took is no other's. */
export const claimMs = 30 * 60_000;

/** As people read the kinds. */
export const supportKindNames: Readonly<Record<SupportKind, string>> = {
  account: 'My account',
  payment: 'A payment',
  session: 'A session with a tutor',
  study: 'Notes, questions or exams',
  other: 'Something else',
};
