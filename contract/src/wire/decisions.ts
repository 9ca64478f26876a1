/** What administrators say when they decide about what somebody wrote. */
import * as z from 'zod/mini';

/** What was shown to the administrator: content that its writer has changed since is not decided. */
export const decisionFields = { version: z.uuid('Load this page again, then decide') };

/** Why an administrator changes an account, or hides a text that its owner wrote. */
export const Reason = z
  .string('Give a reason')
  .check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(500, 'The reason is too long'));

/** A rejection says why, and its reader can act on it. */
export const rejectionFields = { ...decisionFields, reason: Reason };
