/** Fields about the right to share, as shares and sets of courses take them. */
import { copyrightLimits, rightStatement } from '@akada/core/rights/rights.ts';
import * as z from 'zod/mini';

/** The version of the sentence that the person has read and confirmed. */
export const confirmationFields = {
  words: z
    .int('Load this page again, then confirm')
    .check(z.minimum(1), z.maximum(rightStatement.version, 'Load this page again, then confirm')),
};

/** The holder of a copyright, and the way to reach them. */
export const HolderFields = {
  holder: z
    .string('Say who holds the copyright')
    .check(
      z.trim(),
      z.minLength(1, 'Say who holds the copyright'),
      z.maxLength(copyrightLimits.holder, `Keep it under ${copyrightLimits.holder} characters`),
    ),
  contact: z
    .string('Say how to reach them')
    .check(
      z.trim(),
      z.minLength(1, 'Say how to reach them'),
      z.maxLength(copyrightLimits.contact, `Keep it under ${copyrightLimits.contact} characters`),
    ),
};
