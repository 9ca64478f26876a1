/**
 * One stream for all tabs of a browser: the tab that holds the Web Lock reads it and tells the others by
 * BroadcastChannel. Without Web Locks each tab reads its own. A tab that gets no stream polls.
 */
import type { StreamHint } from '@akada/contract/stream.ts';
import { ApiError } from '../http/api-error.ts';
import { pause } from '../http/retry.ts';
import { readHints } from './read-hints.ts';

const lockName = 'akada-hints';
const channelName = 'akada-hints';
const pollMs = 30_000;

/** A hint, or null for "anything may have changed": after a gap in the stream, and at each poll. */
type HintListener = (hint: StreamHint | null) => void;

const newsOnly: StreamHint = { topic: 'notification', id: null };

/** Listens until the signal aborts. */
export function followHints(listener: HintListener, signal: AbortSignal): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data as StreamHint | null));
  signal.addEventListener('abort', () => channel.close(), { once: true });

  const tell: HintListener = (hint) => {
    listener(hint);
    if (!signal.aborted) channel.postMessage(hint);
  };
  void lead((hasGap) => keepReading(tell, hasGap, signal), signal);
}

/** @param work gets whether news may have been missed before it could begin */
async function lead(work: (hasGap: boolean) => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work(false);

  const isTaken = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work(false);
    return lock === null;
  });
  // Waiting for the lock ends with the page; that is no failure.
  if (isTaken) await navigator.locks.request(lockName, { signal }, () => work(true)).catch(() => {});
}

/**
 * A stream ends with its access token and is opened anew; a failing one is tried at growing distances.
 *
 * @param hasGap false when the page begins with the stream: what it shows was asked for in the same moment, and
 * asking for all of it again cost a cheap phone every request of a page twice. Its news are asked for again, because
 * what happens in the moments between mostly leaves some.
 */
async function keepReading(tell: HintListener, hasGap: boolean, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let mayHaveMissed = hasGap;

  while (!signal.aborted) {
    try {
      await readHints({
        signal,
        onHint: tell,
        onOpen: () => {
          failures = 0;
          tell(mayHaveMissed ? null : newsOnly);
          mayHaveMissed = true;
        },
      });
      failures = Math.max(failures, 1);
    } catch (error) {
      if (isOver(error)) return;
      failures += 1;
      mayHaveMissed = true;
    }
    await pause(waitAfter(failures), signal).catch(() => {});
    if (!signal.aborted && failures > 1) tell(null);
  }
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** 1 s after an orderly end, then 2 s, 4 s and so on up to the poll's 30 s. */
export function waitAfter(failures: number): number {
  return Math.min(pollMs, 1_000 * 2 ** Math.max(0, failures - 1));
}
