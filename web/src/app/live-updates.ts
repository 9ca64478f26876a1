/** A hint names what changed; the queries that it concerns are read again. All events share one decoder. */
import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceOnline, useReconnect } from '../lib/device/page-state.ts';
import { fetchCode } from '../lib/lazy/lazy.tsx';
import { reloadUnanswered } from '../lib/query/ask-again.ts';
import { isOwnChange } from '../lib/query/own-changes.ts';
import { refreshTopic } from '../lib/query/topics.ts';
import { useSession } from '../lib/session/session-store.ts';
import type { HintListener } from '../lib/stream/shared-hints.ts';
import { settleStream } from '../lib/stream/stream-settled.ts';

const loadBackground = () => import('./background.ts');

export function LiveUpdates() {
  const { hasToken, user } = useSession();
  const queries = useQueryClient();
  const listener = hasToken && user?.email_verified === true ? user.id : null;

  useReconnect(() => void reloadUnanswered(queries));

  useEffect(() => {
    if (listener === null) return;

    const stop = new AbortController();
    // A proxy can block a stream or delay it.
    const settle = setTimeout(() => settleStream(true), slowAfterMs);
    const follow: HintListener = (hint) => {
      if (hint === null || !isOwnChange(hint)) void refreshTopic(queries, hint?.topic ?? null);
      // After the refresh: what waits for the stream is read once by being let go.
      settleStream(true);
    };
    const begin = () =>
      fetchCode(loadBackground).then(
        ({ followHints, sendWaitingAnswers }) => {
          if (stop.signal.aborted) return;
          followHints(follow, stop.signal);
          sendWaitingAnswers(listener, stop.signal);
        },
        // Until it can be fetched, the poll of the bell remains.
        () => {
          settleStream(true);
          onceOnline(begin, stop.signal);
        },
      );
    void begin();
    return () => {
      stop.abort();
      clearTimeout(settle);
      settleStream(false);
    };
  }, [listener, queries]);

  return null;
}
