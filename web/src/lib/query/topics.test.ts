import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changedBy, refreshTopic } from './topics.ts';

/** A displayed query whose answers the test controls. */
function shownQuery() {
  const client = new QueryClient();
  const requests: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['count'],
    meta: changedBy('notification'),
    queryFn: () => {
      const request = Promise.withResolvers<string>();
      requests.push(request);
      return request.promise;
    },
  });
  observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  return { client, requests, shown };
}

test('a change during the first request leads to a second request after its answer', async () => {
  const { client, requests, shown } = shownQuery();
  const refreshed = refreshTopic(client, 'notification');
  expect(requests).toHaveLength(1);

  requests[0]?.resolve('before the change');
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.resolve('after it');
  await refreshed;
  expect(shown()).toBe('after it');
});

test('a change after the first answer leads to one immediate request', async () => {
  const { client, requests, shown } = shownQuery();
  requests[0]?.resolve('before the change');
  await expect.poll(shown).toBe('before the change');

  const refreshed = refreshTopic(client, null);
  requests[1]?.resolve('after it');
  await refreshed;
  expect([requests.length, shown()]).toEqual([2, 'after it']);
});

test('a change of another topic causes no request', async () => {
  const { client, requests } = shownQuery();
  requests[0]?.resolve('answer');
  await refreshTopic(client, 'note');
  expect(requests).toHaveLength(1);
});
