import { type FirstScreen, firstScreen } from '@akada/contract/observers/first-screen.ts';
import type { FirstScreenCall } from '@akada/contract/observers/first-screen-calls.ts';
import { call } from '../../lib/http/call.ts';

/** @param parts the parts that are wanted, undefined for all @returns null without an answer of the server */
export function askFirstScreen(zone: string, parts?: FirstScreenCall[]): Promise<FirstScreen | null> {
  return call(firstScreen, { query: { zone, parts }, retries: 0 }).catch(() => null);
}
