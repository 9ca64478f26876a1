/**
 * The secret of the browser that registered. The link in the mail signs in there and nowhere else: a person who
 * registered the address of another does not get in by that click, and its owner does not get into a foreign account.
 */
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookie-names.ts';
import type { SetCookie } from '../../../platform/http/route.ts';

/** It equals the lifetime of the link in the mail. */
const secondsOfLink = 24 * 60 * 60;

/** @param secret null removes the cookie */
export function registeringCookie(publicUrl: Config['publicUrl'], secret: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'rg'), value: secret, maxAgeSeconds: secondsOfLink };
}

/** @returns the secret that a request carries, null without one */
export function getRegisteringSecret(
  cookies: Readonly<Record<string, string | undefined>>,
  publicUrl: Config['publicUrl'],
): string | null {
  return cookies[cookieName(publicUrl, 'rg')] ?? null;
}
