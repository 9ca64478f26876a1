/** The hints that open pages get during an action. */
import type { StreamHint } from '@akada/contract/wire/app.ts';
import { publishHint } from '../platform/hints/hints.ts';
import { newId } from '../platform/ids/ids.ts';
import type { SharedTestApp } from './test-app.ts';

type App = Pick<SharedTestApp, 'platform'>;

/** @returns the hints of all accounts, by the id of the account, in their order */
export async function allHeardDuring(
  { platform: { database } }: App,
  work: () => Promise<unknown>,
): Promise<{ userId: string; hint: StreamHint }[]> {
  const listener = await database.pool.connect();
  const heard: { userId: string; hint: StreamHint }[] = [];
  const arrivals = new Map<string, () => void>();
  listener.on('notification', ({ payload = '[]' }) => {
    for (const { user_id: userId, hint } of JSON.parse(payload)) {
      arrivals.get(userId)?.();
      if (!arrivals.has(userId)) heard.push({ userId, hint });
    }
  });
  /** Resolves when everything that was published before has arrived. */
  const receiveAll = async () => {
    const unknownUserId = newId();
    const arrival = Promise.withResolvers<void>();
    arrivals.set(unknownUserId, arrival.resolve);
    await publishHint(database.db, unknownUserId, { topic: 'account', id: null });
    await arrival.promise;
  };
  try {
    await listener.query('LISTEN akada_hints');
    await receiveAll();
    heard.length = 0;
    await work();
    await receiveAll();
  } finally {
    listener.release(true);
  }
  return heard;
}

/** @returns the hints of one account, in their order */
export async function heardDuring(
  app: App,
  userId: string,
  work: () => Promise<unknown>,
): Promise<StreamHint[]> {
  const all = await allHeardDuring(app, work);
  return all.filter((it) => it.userId === userId).map(({ hint }) => hint);
}
