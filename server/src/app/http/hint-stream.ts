import { eventStream, type StreamHint } from '@akada/contract/wire/app.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { HintBus } from '../../platform/hints/hints.ts';
import { createOccupancy } from '../../platform/http/occupancy.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Authenticate, admit } from './authentication.ts';

/**
 * The limits of one process; a further tab polls instead. The total is the number that one process was
 * measured with.
 */
const streamLimits = {
  perPerson: 2,
  inAll: 20_000,
  refusal: 'Too many pages are open for this account. Close one of them.',
  retryAfter: 30,
};

export interface HintStreamDeps {
  /** Where committed changes are heard of. */
  hints: HintBus;
  clock: Clock;
  /** Says whether a session still lives. */
  authenticate: Authenticate;
}

export function hintStreamRoute({ hints, clock, authenticate }: HintStreamDeps): Route {
  const openStreams = createOccupancy(streamLimits);

  return route(eventStream)(async ({ caller, query, headers, signal, closing }) => {
    const close = openStreams.enter(caller.userId);
    // The stream ends with the access that opened it; the client opens it again with a fresh one.
    const expiry = AbortSignal.timeout(Math.max(1, caller.accessExpiresAt - clock.now()));
    const ended = AbortSignal.any([signal, closing, expiry]);
    // A reader who left while the call was being admitted: its abort came before this line, and comes no second time.
    if (ended.aborted) close();
    else ended.addEventListener('abort', close, { once: true });
    // Who has another role now opens the stream again as what they are.
    const isOver = () =>
      admit(eventStream, headers.authorization, authenticate).then(
        (now) => now?.role !== caller.role,
        () => true,
      );
    return { status: 200, events: untilOver(hints.hintsFor(caller.userId, ended, query.missed_ms), isOver) };
  });
}

/** The end of a session or an account arrives as a hint. The reader gets that hint, and nothing after it. */
async function* untilOver(
  hints: AsyncIterable<StreamHint>,
  isOver: () => Promise<boolean>,
): AsyncGenerator<StreamHint> {
  for await (const hint of hints) {
    yield hint;
    if (hint.topic === 'account' && (await isOver())) return;
  }
}
