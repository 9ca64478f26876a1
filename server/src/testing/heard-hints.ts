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
  const unknownUserId = newId();
  const last = Promise.withResolvers<void>();
  listener.on('notification', ({ payload = '[]' }) => {
    for (const { user_id: userId, hint } of JSON.parse(payload)) {
      if (userId === unknownUserId) last.resolve();
      else heard.push({ userId, hint });
    }
  });
  try {
    await listener.query('LISTEN akada_hints');
    await work();
    // It is sent after all hints that were published before.
    await publishHint(database.db, unknownUserId, { topic: 'account', id: null });
    await last.promise;
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
