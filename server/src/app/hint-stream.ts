import { eventStream, type StreamHint } from '@akada/contract/stream.ts';
import { Fault } from '../platform/fault/fault.ts';
import type { HintBus } from '../platform/hints/hints.ts';
import { type Route, route } from '../platform/http/route.ts';
import { type Authenticate, admit } from './authentication.ts';

/** Streams that one user may hold open in one process; a further tab polls instead. */
const streamsPerUser = 2;

/**
 * @param bus where committed changes are heard of
 * @param authenticate tells whether a session still lives
 */
export function hintStreamRoute(bus: HintBus, authenticate: Authenticate): Route {
  const openStreams = new Map<string, number>();
  const count = (userId: string, change: 1 | -1) => {
    const now = (openStreams.get(userId) ?? 0) + change;
    if (now > 0) openStreams.set(userId, now);
    else openStreams.delete(userId);
  };

  return route(eventStream)(async ({ caller, headers, signal, closing }) => {
    if ((openStreams.get(caller.userId) ?? 0) >= streamsPerUser) {
      throw new Fault('too_many_requests', 'Enough streams are open for this account.', { retryAfter: 30 });
    }
    count(caller.userId, 1);
    // The stream ends with the access that opened it; the client opens it anew with a fresh one.
    const expiry = AbortSignal.timeout(Math.max(1, caller.accessExpiresAt - Date.now()));
    const ended = AbortSignal.any([signal, closing, expiry]);
    ended.addEventListener('abort', () => count(caller.userId, -1), { once: true });
    const isOver = () =>
      admit(eventStream.access, headers.authorization, authenticate).then(
        () => false,
        () => true,
      );
    return { status: 200, events: untilOver(bus.hintsFor(caller.userId, ended), isOver) };
  });
}

/** What ends a session or an account says so by a hint. The reader gets to see it, and after it nothing more. */
async function* untilOver(
  hints: AsyncIterable<StreamHint>,
  isOver: () => Promise<boolean>,
): AsyncGenerator<StreamHint> {
  for await (const hint of hints) {
    yield hint;
    if (hint.topic === 'account' && (await isOver())) return;
  }
}
