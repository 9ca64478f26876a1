/** The words for the state of a tutor's earnings from one session or tutorial. */

/** A refund gets its name before the provider has processed it, so no name says that the money went back. */
export const earningNames = {
  waiting: 'Held by Akada',
  available: 'Earned',
  frozen: 'Held: the student’s bank disputes it',
  returned: 'Refund to the student',
} as const;
