/** The hints that open pages get during an action. */
import type { StreamHint } from '@akada/contract/wire/app.ts';
import type { SharedTestApp } from './test-app.ts';

type App = Pick<SharedTestApp, 'platform'>;

/** @returns the hints of all accounts, by the id of the account, in their order */
export async function allHeardDuring(
  { platform }: App,
  work: () => Promise<unknown>,
): Promise<{ userId: string; hint: StreamHint }[]> {
  const listener = await platform.database.pool.connect();
  const heard: { user_id: string; hint: StreamHint }[] = [];
  listener.on('notification', ({ payload }) => payload && heard.push(JSON.parse(payload)));
  try {
    await listener.query('LISTEN akada_hints');
    await work();
    // It hears itself last, after all that was committed before.
    await listener.query("SELECT pg_notify('akada_hints', '')");
  } finally {
    listener.release(true);
  }
  return heard.map(({ user_id: userId, hint }) => ({ userId, hint }));
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
