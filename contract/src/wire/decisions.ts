/** Fields of an administrator's decision about a person's content. */
import * as z from 'zod/mini';

/** The version the administrator saw; the decision is rejected if its writer has changed the content since. */
export const decisionFields = { version: z.uuid('Load this page again, then decide') };

/** An administrator's reason for changing an account, or for hiding a text that its owner wrote. */
export const Reason = z
  .string('Give a reason')
  .check(z.trim(), z.minLength(1, 'Give a reason'), z.maxLength(500, 'The reason is too long'));

/** A rejection includes its reason, so that the reader can act on it. */
export const rejectionFields = { ...decisionFields, reason: Reason };
