/** Signing in with Google (OpenID Connect, authorization code with PKCE). */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

export const startGoogle = endpoint({
  id: 'google.start',
  summary: 'The address at Google where a sign-in starts',
  method: 'GET',
  path: '/auth/google/login',
  access: 'public',
  effect: 'safe',
  query: z.strictObject({
    /** Counts for a new account only. */
    role: z._default(z.enum(['student', 'tutor'], 'Choose student or tutor'), 'student'),
    /**
     * A random word of the tab that started the sign-in; the answer returns it, so that no other tab's answer
     * counts. The server makes it if it is absent.
     */
    tx: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'Start again from the sign-in page'))),
  }),
  responses: { 200: z.object({ authorization_url: z.string() }) },
});

/** A person waits at a browser here: what cannot be read counts as absent, so that they land on a page. */
const part = z.catch(z.optional(z.string().check(z.maxLength(4_000), z.regex(/^\P{Cc}*$/u))), undefined);

/**
 * Google redirects here. Success continues to
 * `/auth/google/success#access_token=..&refresh_token=..&token_type=bearer&tx=..`, or, for an account with a
 * second factor, `#second_factor_ticket=..&tx=..`; everything else to `/auth/google/error?error=<code>`.
 */
export const finishGoogle = endpoint({
  id: 'google.callback',
  summary: 'Where Google sends people back to',
  method: 'GET',
  path: '/auth/google/callback',
  access: 'public',
  effect: 'natural',
  query: z.object({ code: part, state: part, error: part, iss: part }),
  responses: { 302: null },
});

/** Why a sign-in with Google did not come about, as `/auth/google/error` knows them. */
export const googleErrors = [
  'access_denied',
  'start_again',
  'email_unverified',
  'account_deactivated',
  'administrator',
  'foreign_domain',
  'password_needed',
  'unavailable',
] as const;
export type GoogleError = (typeof googleErrors)[number];
