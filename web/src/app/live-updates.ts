/** A hint names what changed; whoever shows it reads it again. One decoding path for all news. */
import type { StreamHint } from '@akada/contract/stream.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../lib/session/session-store.ts';

const affected: Record<StreamHint['topic'], readonly string[]> = {
  note: ['notes', 'usage'],
  generation: ['generation', 'quiz', 'usage'],
  exam: ['exams'],
  usage: ['usage'],
  notification: ['notifications'],
  account: ['accounts', 'settings', 'tutors'],
};

export function LiveUpdates() {
  const { hasToken, user } = useSession();
  const queries = useQueryClient();
  const listens = hasToken && user?.email_verified === true;

  useEffect(() => {
    if (!listens) return;

    const stop = new AbortController();
    // The stream's code is not needed for the first paint.
    import('../lib/stream/shared-hints.ts').then(
      ({ followHints }) => {
        if (!stop.signal.aborted) followHints((hint) => refresh(queries, hint), stop.signal);
      },
      // Where it cannot be fetched, the poll of the bell is what is left.
      () => {},
    );
    return () => stop.abort();
  }, [listens, queries]);

  return null;
}

function refresh(queries: QueryClient, hint: StreamHint | null): void {
  const features = hint === null ? Object.values(affected).flat() : affected[hint.topic];
  for (const feature of new Set(features)) void queries.invalidateQueries({ queryKey: [feature] });
}
