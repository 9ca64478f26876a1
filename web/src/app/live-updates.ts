/** Reads the queries again that a hint concerns. All events share one decoder. */
import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceOnline, useReconnect } from '../lib/device/page-state.ts';
import { viewing } from '../lib/device/viewing-tab.ts';
import { fetchCode } from '../lib/lazy/lazy.tsx';
import { reloadUnanswered } from '../lib/query/ask-again.ts';
import { isOwnChange } from '../lib/query/own-changes.ts';
import { refreshTopic } from '../lib/query/topics.ts';
import { useSession } from '../lib/session/session-store.ts';
import type { HintListener } from '../lib/stream/shared-hints.ts';
import { settleStream } from '../lib/stream/stream-settled.ts';

/** After a sign-in the account is read before this component has its user, at most this long before. */
const accountReadMs = 5_000;

const loadBackground = () => import('./background.ts');

export function LiveUpdates() {
  const { hasToken, user } = useSession();
  const queries = useQueryClient();
  const listener = viewing === null && hasToken && user?.email_verified === true ? user.id : null;

  useReconnect(() => void reloadUnanswered(queries));

  useEffect(() => {
    if (listener === null) return;

    const stop = new AbortController();
    const pageStart = performance.now() - accountReadMs;
    // A proxy can block a stream or delay it.
    const settle = setTimeout(() => settleStream(true), slowAfterMs);
    const follow: HintListener = (hint) => {
      if (hint === null || !isOwnChange(hint)) void refreshTopic(queries, hint?.topic ?? null);
      // Runs after the refresh, so that queries that wait for the stream are read only once.
      settleStream(true);
    };
    const start = () =>
      fetchCode(loadBackground).then(
        ({ followHints, startBackground }) => {
          if (stop.signal.aborted) return;
          followHints(follow, pageStart, stop.signal);
          startBackground(listener, stop.signal);
        },
        // Until its code has loaded, the bell continues to poll.
        () => {
          settleStream(true);
          onceOnline(start, stop.signal);
        },
      );
    void start();
    return () => {
      stop.abort();
      clearTimeout(settle);
      settleStream(false);
    };
  }, [listener, queries]);

  return null;
}
