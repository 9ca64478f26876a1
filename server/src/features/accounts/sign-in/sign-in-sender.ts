/** What a sign-in request says about its sender: device, kind of client, page of origin. */
import type { Config } from '../../../platform/config/config.ts';
import { Fault } from '../../../platform/fault/fault.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Longest stored name of a device, in characters. */
const deviceLength = 200;

/** @returns the client's name of itself, for the list of sessions */
export function deviceOf(headers: Headers): string {
  return (headers['user-agent'] ?? '').slice(0, deviceLength);
}

/** @returns whether a browser calls, whose session gets a cookie; a program asks for a session without one */
export function isBrowser(headers: Headers): boolean {
  return headers['x-akada-client'] !== 'api';
}

/**
 * A form on a foreign page can post a sign-in. Its answer would replace the browser's cookie and so end the session
 * of the person at that browser. Browsers name the page's origin on every post; programs send none. The host of the
 * request is accepted too: people also use 127.0.0.1.
 * @throws Fault `origin_refused`
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: Config['publicUrl']): void {
  const { origin, host } = headers;
  if (origin === undefined || !isBrowser(headers)) return;

  const from = URL.canParse(origin) ? new URL(origin).host : null;
  if (from === null || (from !== publicUrl.host && from !== host)) {
    throw new Fault('origin_refused', 'Please sign in on our own page.');
  }
}
