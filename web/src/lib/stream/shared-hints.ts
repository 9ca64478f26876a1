/**
 * One stream serves all tabs of a browser: the tab that holds the Web Lock reads it and passes each hint to
 * the others by BroadcastChannel. Without Web Locks each tab reads its own. A tab without a stream asks at
 * intervals.
 */
import { maxMissedMs, type StreamHint } from '@akada/contract/wire/app.ts';
import { ApiError } from '../http/api-error.ts';
import { pauseUntilOnline } from '../http/until-sent.ts';
import { readHints } from './read-hints.ts';
import { setStreamOpen } from './stream-settled.ts';

const lockName = 'akada-hints';
const channelName = 'akada-hints';
const pollMs = 30_000;

/** A hint, or null for "anything may have changed": after a gap in the stream, and at each poll. */
export type HintListener = (hint: StreamHint | null) => void;

const notificationsOnly: StreamHint = { topic: 'notification', id: null };

/**
 * Listens until the signal aborts.
 *
 * @param pageStart the time at which the page began to read its data, by `performance.now()`
 */
export function followHints(listener: HintListener, pageStart: number, signal: AbortSignal): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data as StreamHint | null));
  signal.addEventListener('abort', () => channel.close(), { once: true });

  const publish: HintListener = (hint) => {
    listener(hint);
    if (!signal.aborted) channel.postMessage(hint);
  };
  const getMissedMs = () => Math.ceil(performance.now() - pageStart);
  const follow = (hasGap: boolean) =>
    followStream({ read: readHints, wait: pauseUntilOnline, publish, getMissedMs }, hasGap, signal);
  // Another tab reads the stream already: this tab hears of changes from now on.
  void lead(follow, () => listener(notificationsOnly), signal);
}

/**
 * @param work gets whether hints may have been missed before it could begin
 * @param onTaken is called where another tab does the work
 */
async function lead(
  work: (hasGap: boolean) => Promise<void>,
  onTaken: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return work(false);

  const isTaken = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work(false);
    return lock === null;
  });
  if (!isTaken || signal.aborted) return;

  onTaken();
  // Waiting for the lock ends with the page; that is no failure.
  await navigator.locks.request(lockName, { signal }, () => work(true)).catch(() => {});
}

interface StreamDeps {
  read: typeof readHints;
  wait: typeof pauseUntilOnline;
  publish: HintListener;
  /** The time for which this page had data and no stream. */
  getMissedMs: () => number;
}

/**
 * A stream ends with its access token and is opened again; a failing one is tried at growing distances. An
 * error of the session ends it.
 *
 * @param hasGap false when the page begins with the stream: its content was requested in the same moment, and
 * asking for all of it again cost a cheap phone every request of a page twice. The server repeats the hints
 * of the moments between. Notifications are named, because a page reads them first when it hears this.
 */
export async function followStream(
  { read, wait, publish, getMissedMs }: StreamDeps,
  hasGap: boolean,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let mayHaveMissed = hasGap;

  while (!signal.aborted) {
    const missedMs = mayHaveMissed ? 0 : getMissedMs();
    if (missedMs > maxMissedMs) mayHaveMissed = true;
    try {
      await read({
        signal,
        missedMs: Math.min(missedMs, maxMissedMs),
        onHint: publish,
        onOpen: () => {
          failures = 0;
          setStreamOpen(true);
          publish(mayHaveMissed ? null : notificationsOnly);
          mayHaveMissed = true;
        },
      });
      failures = Math.max(failures, 1);
    } catch (error) {
      if (isOver(error)) return;
      failures += 1;
      mayHaveMissed = true;
    } finally {
      setStreamOpen(false);
    }
    await wait(waitAfter(failures), signal).catch(() => {});
    if (!signal.aborted && failures > 1) publish(null);
  }
}

function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** 1 s after an orderly end, then 2 s, 4 s and so on up to the poll's 30 s. */
export function waitAfter(failures: number): number {
  return Math.min(pollMs, 1_000 * 2 ** Math.max(0, failures - 1));
}
