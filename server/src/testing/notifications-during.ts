import type { Person } from './people.ts';
import type { SharedTestApp } from './test-app.ts';

type App = Pick<SharedTestApp, 'platform' | 'features'>;

/**
 * Reads after an act who was told what, so that a notification for the wrong side fails a test.
 * @param people by the names under which a test knows them
 * @returns by name the keys of the notifications, the earliest first; a person who was told nothing is absent
 */
export async function notificationsDuring(
  app: App,
  people: Readonly<Record<string, Pick<Person, 'userId'>>>,
  act: () => Promise<unknown>,
): Promise<Record<string, string[]>> {
  const { pool } = app.platform.database;
  const dispatch = () => app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
  await dispatch();
  const { rows: previous } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM outbox_events');
  await act();
  await dispatch();

  const { rows } = await pool.query<{ user_id: string; entry: string }>(
    'SELECT user_id, entry FROM notifications WHERE event_id > $1 ORDER BY event_id, entry',
    [previous[0].last],
  );
  const notified = Object.entries(people).map(([name, { userId }]): [string, string[]] => [
    name,
    rows.filter((row) => row.user_id === userId).map(({ entry }) => entry),
  ]);
  return Object.fromEntries(notified.filter(([, entries]) => entries.length > 0));
}
