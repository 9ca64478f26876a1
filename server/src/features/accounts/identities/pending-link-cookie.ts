/** Holds, sealed, a proven identity until a password shows that the account of its address has the same owner. */
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookie-names.ts';
import type { SetCookie } from '../../../platform/http/route.ts';

/** How long a sign-in elsewhere waits for the password of the account that it will be linked to. */
export const pendingLinkSeconds = 10 * 60;

/** @param value null removes the cookie */
export function pendingLinkCookie(publicUrl: Config['publicUrl'], value: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'pl'), value, maxAgeSeconds: pendingLinkSeconds };
}

/** @returns the sealed link that a request carries, null without one */
export function getPendingLink(
  cookies: Readonly<Record<string, string | undefined>>,
  publicUrl: Config['publicUrl'],
): string | null {
  return cookies[cookieName(publicUrl, 'pl')] ?? null;
}
