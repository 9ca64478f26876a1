/** What the answers of every way of signing in have in common on the wire, whichever feature gives them. */
import { cookieName } from './cookie-names.ts';
import type { SetCookie } from './route.ts';

/** Longest that a session lives, however much it is used, in seconds; as long the browser keeps its cookie. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;

/** Longest name of a device that is kept, in characters. */
const deviceLength = 200;

/** @returns what the caller says it runs on, for the list of sessions */
export function deviceNameOf(headers: Readonly<Record<string, string | undefined>>): string {
  return (headers['user-agent'] ?? '').slice(0, deviceLength);
}

/**
 * The cookie that a session is bound to: its tokens are of no use in another browser.
 * @param value null removes it
 */
export function bindingCookie(publicUrl: URL, value: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'rb'), value, maxAgeSeconds: longestSessionSeconds };
}

/** @param binding null for a session that is not bound @returns the cookies of an answer that opens a session */
export function bindingCookies(publicUrl: URL, binding: string | null): SetCookie[] {
  return binding === null ? [] : [bindingCookie(publicUrl, binding)];
}

/** How long a sign-in elsewhere waits for the password of the account that it is to be linked to, in seconds. */
export const pendingLinkSeconds = 10 * 60;

/**
 * Holds, sealed, who somebody was found to be elsewhere, until a password shows that the account is theirs as well.
 * @param value null removes it
 */
export function pendingLinkCookie(publicUrl: URL, value: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'pl'), value, maxAgeSeconds: pendingLinkSeconds };
}
