/** Workers that are killed while they deliver events: the figures equal a rebuild's, and everyone is told once. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { habitsCommand } from '../../../cli/habits-command.ts';
import { progressCommand } from '../../../cli/progress-command.ts';
import { insertCard, makeReview } from '../../../features/cards/testing/cards.samples.ts';
import { newHabitsStudent } from '../../../features/habits/testing/habits-student.ts';
import { answerTo } from '../../../features/practice/testing/practice.samples.ts';
import { newSecret } from '../../../platform/ids/ids.ts';
import { createTestDatabase } from '../../../testing/postgres/postgres.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startTwoProcesses, type TwoProcesses } from '../../../testing/two-processes.ts';

// Each kill is followed by a start, which takes as long as the machine lets it.
vi.setConfig({ testTimeout: 240_000 });

const kills = 5;
const eventCount = 200;

let app: TestApp;
let processes: TwoProcesses;

beforeAll(async () => {
  const database = await createTestDatabase();
  const authSecret = newSecret();
  // The other processes have the machine's time.
  app = await createTestApp({ database, env: { AUTH_SECRET: authSecret }, startsAt: Date.now() });
  processes = await startTwoProcesses(database, { authSecret });
});
afterAll(async () => {
  await processes.stop();
  await app.close();
});

const query = async (sql: string) => (await app.platform.database.pool.query(sql)).rows;

const figureTables = [
  'habit_days',
  'habit_standings',
  'habit_achievements',
  'progress_days',
  'progress_topics',
];

/** @returns the rows of all figures, without the time at which they were counted */
const readFigures = () =>
  Promise.all(
    figureTables.map((table) =>
      query(`SELECT (to_jsonb(counted) - 'computed_at')::text AS row FROM ${table} AS counted ORDER BY 1`),
    ),
  );

it(`${eventCount} events of one person and those of others survive ${kills} kills, in any order`, async () => {
  const students = await Promise.all(Array.from({ length: 10 }, () => newHabitsStudent(app)));
  const [busy] = students;
  await processes.worker.kill();
  for (const student of students) {
    const { ids } = await student.addSet(8);
    const face = await insertCard(app, { userId: student.userId, canary: 'osmosis' });
    const sendings = student === busy ? eventCount : 10;
    for (let index = 0; index < sendings; index += 1) {
      if (index % 4 === 0) await student.sendEvents([makeReview(app, face)]);
      else await student.send([answerTo(app, ids[index % ids.length] ?? '')]);
    }
  }
  // The numbers are the order of delivery.
  await query(`WITH shuffled AS (DELETE FROM outbox_events RETURNING name, user_id, subject_id, facts)
    INSERT INTO outbox_events (name, user_id, subject_id, facts) SELECT * FROM shuffled ORDER BY random()`);

  const countWaiting = async () =>
    (await query('SELECT count(*)::int AS n FROM outbox_events WHERE dispatched_at IS NULL'))[0].n;
  for (let kill = 0; kill < kills; kill += 1) {
    const workers = await Promise.all([processes.startWorker(), processes.startWorker()]);
    const previousCount = await countWaiting();
    await vi.waitUntil(async () => previousCount === 0 || (await countWaiting()) < previousCount, {
      timeout: 60_000,
      interval: 1,
    });
    await Promise.all(workers.map((worker) => worker.kill()));
  }
  await processes.startWorker();
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0);
  await expect
    .poll(() => query('SELECT 1 FROM habit_due UNION ALL SELECT 1 FROM progress_due'), { timeout: 60_000 })
    .toEqual([]);

  const figures = await readFigures();
  expect(figures.map((rows) => rows.length > 0)).toEqual(figureTables.map(() => true));
  await progressCommand.run([], { ...app.platform, clock: app.clock });
  await habitsCommand.run([], { ...app.platform, clock: app.clock });
  expect(await readFigures()).toEqual(figures);
  expect(
    await query('SELECT user_id, facts FROM notifications GROUP BY user_id, facts HAVING count(*) > 1'),
  ).toEqual([]);
});
