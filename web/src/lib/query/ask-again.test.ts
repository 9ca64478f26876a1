import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

/** A displayed query whose answers the test controls. */
function shownQuery(key: string) {
  const client = new QueryClient();
  const requests: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [key],
    queryFn: ({ signal }) => {
      const request = { ...Promise.withResolvers<string>(), signal };
      requests.push(request);
      return request.promise;
    },
  });
  observer.subscribe(() => {});
  return { client, requests, shown: () => observer.getCurrentResult() };
}

test('a request that never ends is abandoned, and its late answer is ignored', async () => {
  const { client, requests, shown } = shownQuery('notes');
  void askAgain(client, [['notes']]);
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[0]?.signal.aborted).toBe(true);

  requests[1]?.resolve('new');
  await expect.poll(() => shown().data).toBe('new');
  requests[0]?.resolve('old');
  expect(shown()).toMatchObject({ data: 'new', error: null });
});

test('a repeated request neither loses nor repeats answered queries', async () => {
  const { client, requests, shown } = shownQuery('notes');
  requests[0]?.resolve('answer');
  await expect.poll(() => shown().data).toBe('answer');
  await askAgain(client, [['notes']]);
  expect([requests.length, shown().data]).toEqual([1, 'answer']);
});

test('a query that reads by a second query that never ends is answered, too', async () => {
  const client = new QueryClient();
  const requests: PromiseWithResolvers<string>[] = [];
  const inner = {
    queryKey: ['inner'],
    queryFn: () => {
      const request = Promise.withResolvers<string>();
      requests.push(request);
      return request.promise;
    },
  };
  const observer = new QueryObserver(client, {
    queryKey: ['outer'],
    queryFn: () => client.fetchQuery(inner),
  });
  observer.subscribe(() => {});
  await expect.poll(() => requests.length).toBe(1);

  void askAgain(client, [['outer'], ['inner']]);
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.resolve('answer');
  await expect.poll(() => observer.getCurrentResult().data).toBe('answer');
});
