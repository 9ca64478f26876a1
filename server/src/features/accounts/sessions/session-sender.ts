/** The sender of a call about a session: device, kind of client, page of origin. */
import type { Config } from '../../../platform/config/config.ts';
import { Fault } from '../../../platform/fault/fault.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Longest stored name of a device, in characters. */
const deviceLength = 200;

/** @returns the client's name of itself, for the list of sessions */
export function getDevice(headers: Headers): string {
  return (headers['user-agent'] ?? '').slice(0, deviceLength);
}

/**
 * A browser names its page of origin on each post, and no script can omit that. A program sends nothing, or
 * identifies itself as one. `Sec-Fetch-Mode` proves no browser: Node's `fetch` sends it too.
 *
 * @returns true if a browser calls, whose session gets a cookie
 */
export function isBrowser(headers: Headers): boolean {
  if (headers['x-akada-client'] === 'api') return false;
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/**
 * A form on a foreign page can post a sign-in. Its answer would replace the browser's cookie and so end the
 * session of the person at that browser. Calls that renew or end a session by that cookie are rejected for
 * foreign pages too. The host of the request is accepted in addition to our own: people also use 127.0.0.1.
 *
 * @throws Fault `origin_refused`
 */
export function refuseForeignOrigin(headers: Headers, publicUrl: Config['publicUrl']): void {
  if (!isBrowser(headers) || isOurPage(headers, publicUrl)) return;
  throw new Fault('origin_refused', 'This works on our own page only. Please open it and try again there.');
}

function isOurPage({ origin, host, 'sec-fetch-site': site }: Headers, publicUrl: URL): boolean {
  if (origin === undefined) return site === 'same-origin' || site === 'none';

  const from = URL.canParse(origin) ? new URL(origin).host : null;
  return from !== null && (from === publicUrl.host || from === host);
}
