/** What a browser keeps between leaving for Google and coming back: sealed, so that it cannot be chosen from outside. */

import type { QueryOf } from '@akada/contract/endpoint.ts';
import type { startGoogle } from '@akada/contract/google.ts';
import * as z from 'zod/mini';

/** How long somebody may take at Google, in seconds. */
export const flowSeconds = 10 * 60;

export const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  role: z.enum(['student', 'tutor']),
  tx: z.string(),
});
export type Flow = z.output<typeof Flow>;

/** What a sign-in starts with: the role of a new account, and the word of the tab. */
export type GoogleStart = QueryOf<typeof startGoogle>;
