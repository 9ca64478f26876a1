/** Accounts and sessions. */
import { invitationShape, oneTimeTokenShape } from '@akada/core/access/sign-in/one-time-token.ts';
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp, TimeZone } from '../wire/fields.ts';

export const Role = z.enum(['student', 'tutor', 'admin']);
export type Role = z.output<typeof Role>;

/** An address as people type it; trimmed, compared without case by the database. */
export const Email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Invalid email address'),
    z.email('Invalid email address'),
  );

const oneTimeToken = z
  .string('This link is incomplete. Copy all of it.')
  .check(z.regex(oneTimeTokenShape, 'This link is incomplete. Copy all of it.'));

/** Passwords are neither trimmed nor normalised; the upper bound only keeps hashing bounded. */
export const Password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(256, 'Password is too long'),
  );

/**
 * Requires at least one letter, and allows no invisible character but the two joiners that Indic and Arabic
 * scripts use in names: a name that shows nothing, or that reverses the text around it, deceives its reader.
 */
const visibleName = /^(?=.*\p{L})(?:[\u200C\u200D]|[^\p{Cf}\p{Co}\p{Cs}])*$/u;

/** Mails to strangers open with the name, so it must not carry a link: "St. John" may, "example.com" may not. */
const nameWithoutAddress = /^(?!.*(?:[/\\@]|:|\bwww\.|\p{L}\p{L}\.\p{L}\p{L}))/iu;

export const FullName = z
  .string('Full name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Full name is required'),
    z.maxLength(120, 'Full name is too long'),
    z.regex(/^\P{Cc}*$/u, 'Write the name on one line'),
    z.regex(visibleName, 'Write the name with letters'),
    z.regex(nameWithoutAddress, 'Write the name without a web or email address'),
  );

/** Came with a link to shared content, and is checked when that is opened. */
export const InvitationToken = z
  .string('This invitation cannot be read. Open its link again.')
  .check(z.regex(invitationShape, 'This invitation cannot be read. Open its link again.'));

export const Registration = z.strictObject({
  full_name: FullName,
  email: Email,
  password: Password,
  terms_accepted: z.literal(true, 'You must accept the terms and conditions'),
  role: z.optional(z.literal('student', 'Only students register here')),
  invitation_token: z.optional(InvitationToken),
});

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
});
export type Tokens = z.output<typeof Tokens>;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: Role,
  profile_completed: z.boolean(),
  email_verified: z.boolean(),
  profile_picture_url: z.nullable(z.string()),
  subscription_plan: z.string(),
  /** True if premium can be bought here; otherwise no page mentions it. */
  premium_on_sale: z.boolean(),
  created_at: Timestamp,
});
export type User = z.output<typeof User>;

/** One sentence for the person who asked. */
export const Message = z.object({ message: z.string() });

export const register = endpoint({
  id: 'accounts.register',
  summary: 'Create a student account; the answer is the same for a known address',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  effect: 'key',
  body: Registration,
  responses: { 201: Message },
});

export const login = endpoint({
  id: 'accounts.login',
  summary: 'Sign in with an email address and a password',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  effect: 'natural',
  consumes: 'form',
  body: z.strictObject({
    username: z
      .string('Email is required')
      .check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254, 'Invalid email address')),
    password: z
      .string('Password is required')
      .check(z.minLength(1, 'Password is required'), z.maxLength(256, 'Password is too long')),
  }),
  responses: { 200: Tokens },
  timeoutMs: timeoutsMs.login,
});

export const refresh = endpoint({
  id: 'accounts.refresh',
  summary: 'Exchange a refresh token for its one successor',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  effect: 'natural',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  responses: { 200: Tokens },
});

export const verifyEmail = endpoint({
  id: 'accounts.verify_email',
  summary: 'Confirm the address with the token from the mail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  effect: 'natural',
  body: z.strictObject({ token: oneTimeToken }),
  responses: {
    200: z.object({
      message: z.string(),
      /** The address that is confirmed now: the sign-in fills it in, on whatever device the mail was opened. */
      email: z.string(),
      /** The invitation of the registration: `/share/accept` continues with it. */
      invitation_token: z.nullable(z.string()),
      /** Only in the browser that registered this very account, and only once: it is signed in. */
      session: z.optional(Tokens),
    }),
  },
});

export const resendVerification = endpoint({
  id: 'accounts.resend_verification',
  summary: 'Send the confirmation mail again; the answer is the same for an unknown address',
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  effect: 'key',
  body: z.strictObject({ email: Email }),
  responses: { 202: Message },
});

export const forgotPassword = endpoint({
  id: 'accounts.forgot_password',
  summary: 'Send a link that sets a new password; the answer is the same for an unknown address',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  effect: 'key',
  body: z.strictObject({ email: Email }),
  responses: { 202: Message },
});

export const resetPassword = endpoint({
  id: 'accounts.reset_password',
  summary: 'Set a new password with a one-use link; every session of the account ends',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  effect: 'key',
  body: z.strictObject({ token: oneTimeToken, password: Password }),
  responses: { 200: Message },
});

export const logout = endpoint({
  id: 'accounts.logout',
  // After a long pause the access token has ended, and signing out has to work all the same.
  summary: 'End the session that the refresh token belongs to',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  effect: 'natural',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  responses: { 204: null },
});

export const currentUser = endpoint({
  id: 'accounts.current_user',
  summary: 'The signed-in account',
  method: 'GET',
  path: '/users/me',
  access: 'any_account',
  effect: 'safe',
  responses: { 200: User },
});

export const completeProfile = endpoint({
  id: 'accounts.complete_profile',
  summary: 'Fill in what an account was made without',
  method: 'POST',
  path: '/auth/complete-profile',
  // Students and administrators; tutors make a profile of another kind.
  access: 'student',
  effect: 'natural',
  body: z.strictObject({ full_name: FullName, time_zone: TimeZone }),
  responses: { 200: User },
});

export const signInOptions = endpoint({
  id: 'accounts.sign_in_options',
  summary: 'What this installation offers for signing in',
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  effect: 'safe',
  responses: {
    200: z.object({
      /** `sandbox`: mail is read at `/sandbox/mailbox`; `none`: an administrator confirms addresses. */
      mail: z.enum(['smtp', 'sandbox', 'none']),
      /** True if 'Continue with Google' is configured. */
      google: z.boolean(),
    }),
  },
});
