/** The cookie that a browser's session is bound to: its tokens are useless in another browser. */
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookie-names.ts';
import type { SetCookie } from '../../../platform/http/route.ts';
import { longestSessionSeconds } from './session-rules.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** @param value null removes the cookie */
export function bindingCookie(publicUrl: Config['publicUrl'], value: string | null): SetCookie {
  return { name: cookieName(publicUrl, 'rb'), value, maxAgeSeconds: longestSessionSeconds };
}

/** @param binding null for a session that is not bound @returns the cookies of an answer that opens a session */
export function bindingCookies(publicUrl: Config['publicUrl'], binding: string | null): SetCookie[] {
  return binding === null ? [] : [bindingCookie(publicUrl, binding)];
}

/** @returns the binding that a request carries, null without one */
export function getBinding(cookies: Cookies, publicUrl: Config['publicUrl']): string | null {
  return cookies[cookieName(publicUrl, 'rb')] ?? null;
}
