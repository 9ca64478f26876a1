import { Fault } from '../../platform/fault/fault.ts';

/**
 * A form on a foreign page can post a sign-in. Its answer would put another binding into the browser's cookie
 * and so end the session of whoever sits there. Browsers name the page's origin on every post; programs send
 * none. The host that was asked for counts as ours too: people also come by 127.0.0.1.
 *
 * @throws Fault `origin_refused`
 */
export function refuseForeignSignIn(
  headers: Readonly<Record<string, string | undefined>>,
  publicUrl: URL,
): void {
  const { origin, host } = headers;
  if (origin === undefined) return;

  const from = URL.canParse(origin) ? new URL(origin).host : null;
  if (from === null || (from !== publicUrl.host && from !== host)) {
    throw new Fault('origin_refused', 'Please sign in on our own page.');
  }
}
