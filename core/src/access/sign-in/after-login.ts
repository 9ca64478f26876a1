/** The page after a sign-in (specification, section 4): the requested address, else the previous page, else home. */
import { type AccountRole, getHome } from '../route-guard.ts';

export interface Arrival {
  role: AccountRole;
  /** The `redirect` parameter as in the address. */
  redirect: string | null;
  /** The guarded page that was left for signing in. */
  from: string | null;
}

/**
 * @param origin the app's own
 * @param isPage whether a pathname belongs to the app
 */
export function afterLogin(arrival: Arrival, origin: string, isPage: (pathname: string) => boolean): string {
  const requested = safeRedirect(arrival.redirect, origin, isPage);
  // The guard has left it, so it has a place in the app, also where its page is still to come.
  return requested ?? safeRedirect(arrival.from, origin, () => true) ?? getHome(arrival.role);
}

/**
 * Finds the page after signing in. Anybody can write a link with this query string, so only a page of this
 * app is followed, rebuilt from its parsed parts and never as written.
 *
 * @param requested the `redirect` parameter as in the address
 * @param origin the app's own origin, for example `https://akada.example`
 * @param isPage tells if a pathname belongs to the app
 * @returns pathname and query of a page of this app, null for everything else
 */
export function safeRedirect(
  requested: string | null,
  origin: string,
  isPage: (pathname: string) => boolean,
): string | null {
  if (requested === null || !looksLikePath(requested) || !URL.canParse(requested, origin)) return null;

  const url = new URL(requested, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;

  // Dot segments resolve while parsing, so `/x/..//evil` leaves a path that routers read as another host.
  if (!looksLikePath(url.pathname) || !isPage(url.pathname)) return null;

  return url.pathname + url.search;
}

/** One slash and then neither a second one nor a backslash; browsers drop tabs and line ends unseen. */
function looksLikePath(text: string): boolean {
  return text.length <= 2_000 && /^\/(?![/\\])/.test(text) && !/[\p{Cc}\p{Cf}\\]/u.test(text);
}
