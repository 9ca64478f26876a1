/** Who calls to sign in with what they know, and what their session is bound to. */
import type { Config } from '../../platform/config/config.ts';
import { deviceNameOf } from '../../platform/http/sign-in-answer.ts';
import { refuseForeignSignIn } from './sign-in-origin.ts';

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

  return { device: deviceNameOf(headers), bound };
}
