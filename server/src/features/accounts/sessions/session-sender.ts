/** What a call about a session says about its sender: device, kind of client, page of origin. */
import type { Config } from '../../../platform/config/config.ts';
import { Fault } from '../../../platform/fault/fault.ts';

type Headers = Readonly<Record<string, string | undefined>>;

/** Longest stored name of a device, in characters. */
const deviceLength = 200;

/** @returns the client's name of itself, for the list of sessions */
export function deviceOf(headers: Headers): string {
  return (headers['user-agent'] ?? '').slice(0, deviceLength);
}

/**
 * A browser says on each post from which page it comes, and no script can leave that out. A program says nothing, or
 * that it is one. `Sec-Fetch-Mode` alone proves no browser: Node's `fetch` sends it too.
 * @returns whether a browser calls, whose session gets a cookie
 */
export function isBrowser(headers: Headers): boolean {
  if (headers['x-akada-client'] === 'api') return false;
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

/**
 * A form on a foreign page can post a sign-in. Its answer would replace the browser's cookie and so end the session
 * of the person at that browser. What renews or ends a session by that cookie is refused to foreign pages too. The host
 * of the request is accepted beside our own: people also use 127.0.0.1.
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
