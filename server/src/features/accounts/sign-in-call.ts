/** What every way of signing in has in common on the wire. */
import type { Config } from '../../platform/config/config.ts';
import { cookieName } from '../../platform/http/cookie-names.ts';
import type { SetCookie } from '../../platform/http/route.ts';
import { bindingLifetimeSeconds } from './session-rules.ts';
import { refuseForeignSignIn } from './sign-in-origin.ts';

/** Longest device name that is kept, in characters. */
const deviceLength = 200;

/** For answers with tokens in them (RFC 6749, section 5.1). */
export const notKept = { 'cache-control': 'no-store' };

/**
 * A program asks for a session without a cookie, everybody else gets one that is bound to the browser.
 * @throws Fault `origin_refused` to a form on a foreign page
 */
export function deviceOf(
  headers: Readonly<Record<string, string | undefined>>,
  publicUrl: Config['publicUrl'],
): { device: string; bound: boolean } {
  const bound = headers['x-akada-client'] !== 'api';
  if (bound) refuseForeignSignIn(headers, publicUrl);

  return { device: (headers['user-agent'] ?? '').slice(0, deviceLength), bound };
}

/** @param value null removes it */
export function bindingCookie(publicUrl: Config['publicUrl'], value: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'rb'), value, maxAgeSeconds: bindingLifetimeSeconds };
}

/** @param binding null for a session that is not bound @returns the cookies of an answer that opens a session */
export function bindingCookies(publicUrl: Config['publicUrl'], binding: string | null): SetCookie[] {
  return binding === null ? [] : [bindingCookie(publicUrl, binding)];
}
