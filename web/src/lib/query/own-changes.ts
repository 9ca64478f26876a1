/**
 * A page's change comes back to it as a hint, before or after the answer. The page reads the changed data
 * once the answer has arrived, so it ignores that hint; it follows any other hint, from another device or
 * from the server.
 */
import type { StreamHint } from '@akada/contract/wire/app.ts';

interface OwnChange {
  hint: StreamHint;
  /** The time at which its hint is no longer expected: a change without an effect has none. */
  until: number;
}

/** Milliseconds, longer than hint and answer are ever apart on a working line. */
const expectedMs = 5_000;

let expected: readonly OwnChange[] = [];

/** @returns the function to call when the change is answered */
export function expectHint(hint: StreamHint): () => void {
  const change: OwnChange = { hint, until: Number.POSITIVE_INFINITY };
  expected = [...expected, change];
  return () => {
    change.until = Date.now() + expectedMs;
  };
}

/** Each expected hint is ignored once. */
export function isOwnChange({ topic, id }: StreamHint): boolean {
  const now = Date.now();
  expected = expected.filter(({ until }) => until > now);
  const ownChange = expected.find(({ hint }) => hint.topic === topic && hint.id === id);
  expected = expected.filter((change) => change !== ownChange);
  return ownChange !== undefined;
}
