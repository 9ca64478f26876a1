/** Where a sign-in leads (specification, section 4): the address asked for, else where one came from, else home. */
import { type AccountRole, homeOf } from './route-guard.ts';
import { safeRedirect } from './safe-redirect.ts';

export interface Arrival {
  role: AccountRole;
  /** The `redirect` parameter as it stands in the address. */
  redirect: string | null;
  /** The guarded page that was left for signing in. */
  from: string | null;
}

/**
 * @param origin the app's own
 * @param isPage whether a pathname belongs to the app
 */
export function afterLogin(arrival: Arrival, origin: string, isPage: (pathname: string) => boolean): string {
  const follow = (wanted: string | null) => safeRedirect(wanted, origin, isPage);
  return follow(arrival.redirect) ?? follow(arrival.from) ?? homeOf(arrival.role);
}
