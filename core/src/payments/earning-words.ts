/** The words for the state of a tutor's earnings from one session or tutorial. */

/** On pages and in files. A refund is named before the provider has processed it, so no word says that it went back. */
export const earningNames = {
  waiting: 'Held by Akada',
  available: 'Earned',
  returned: 'Refund to the student',
} as const;
