/**
 * Answers that come together: before the calls of the first screen are made, or for the calls that a page begins with. Each
 * serves one call: what is read again is read from the server.
 */
import type { FirstScreen } from '@akada/contract/observers/first-screen.ts';
import { type FirstScreenCall, firstScreenCalls } from '@akada/contract/observers/first-screen-calls.ts';

export interface EarlyAnswers {
  /** The account that requested them: no other account gets any. */
  userId: string;
  timeZone: string;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  /** @returns what came together with this part; null without an answer of the server */
  getAnswers: (name: FirstScreenCall) => Promise<FirstScreen | null>;
  /** The calls that were served. */
  served: Set<string>;
}

declare global {
  /** Set before the app's scripts have come, or by the app before its first page. */
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Same as in the endpoint table, whose module would pull every feature's schemas into the first load. */
const apiBase = '/api/v1/';

/** Older data is not reused. */
const maxAgeMs = 20_000;

/**
 * @param address of a call
 * @param userId the account that calls
 * @returns the answer, undefined if the call must be made
 */
export async function earlyAnswer(address: string, userId: string | null): Promise<unknown> {
  const early = current();
  if (early === undefined || early.userId !== userId) return undefined;

  const [name] = Object.entries(firstScreenCalls).find((call) => matchesAddress(early, call, address)) ?? [];
  if (name === undefined || early.served.has(name)) return undefined;

  early.served.add(name);
  const part = name as FirstScreenCall;
  return (await early.getAnswers(part))?.[part];
}

/** @returns true if the answer of this call is on its way and serves the next one */
export function comesEarly(name: FirstScreenCall): boolean {
  return current()?.served.has(name) === false;
}

function current(): EarlyAnswers | undefined {
  const early = globalThis.earlyAnswers;
  return early !== undefined && Date.now() - early.requestedAt < maxAgeMs ? early : undefined;
}

function matchesAddress(
  { timeZone }: EarlyAnswers,
  [, expected]: [string, string],
  address: string,
): boolean {
  return address === apiBase + expected + (expected.endsWith('zone=') ? encodeURIComponent(timeZone) : '');
}
