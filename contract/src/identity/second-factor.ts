/** A second proof at sign-in: codes of an authenticator app (TOTP, RFC 6238), or one of ten recovery codes. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Tokens } from './accounts.ts';

/** Six digits of the app, or a recovery code; blanks and dashes between them do not matter. */
const Code = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(6, 'Enter the whole code'), z.maxLength(40, 'Enter the code'));

const CurrentPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(256, 'Password is too long'));

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/**
 * A sign-in to an account with a second factor gets 403 `second_factor_required` with a `ticket` among its facts. The
 * ticket and a code together are the sign-in.
 */
export const answerSecondFactor = endpoint({
  id: 'second_factor.answer',
  summary: 'Finish a sign-in with the code of the authenticator app or a recovery code',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  effect: 'key',
  body: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(1_000)), code: Code }),
  responses: { 200: Tokens },
});

export const startSecondFactor = endpoint({
  id: 'second_factor.start',
  summary: 'Make the secret for an authenticator app; it counts once a code of it was entered',
  method: 'POST',
  path: '/users/me/second-factor/start',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({ password: z.optional(CurrentPassword) }),
  responses: { 200: z.object({ secret: z.string(), otpauth_uri: z.string() }) },
});

export const confirmSecondFactor = endpoint({
  id: 'second_factor.confirm',
  summary: 'Turn the second factor on; the answer shows the recovery codes once',
  method: 'POST',
  path: '/users/me/second-factor/confirm',
  access: 'signed_in',
  effect: 'key',
  body: z.strictObject({ code: Code }),
  responses: { 200: RecoveryCodes },
});

export const renewRecoveryCodes = endpoint({
  id: 'second_factor.renew_recovery_codes',
  summary: 'Replace all recovery codes by ten new ones',
  method: 'POST',
  path: '/users/me/second-factor/recovery-codes',
  access: 'signed_in',
  effect: 'key',
  body: z.strictObject({ code: Code }),
  responses: { 200: RecoveryCodes },
});

export const removeSecondFactor = endpoint({
  id: 'second_factor.remove',
  summary: 'Turn the second factor off',
  method: 'POST',
  path: '/users/me/second-factor/remove',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({ code: Code }),
  responses: { 204: null },
});
