/** The record of actions shows a change in the database; an erasure leaves the proof. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids/ids.ts';
import { nilId, writeAudit } from './audit.ts';
import { checkSeals } from './audit-seals.ts';

let app: TestApp;
const hourMs = 3_600_000;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-11-20T23:30Z') });
});
afterAll(() => app.close());

const run = (sql: string, ...values: unknown[]) => app.platform.database.pool.query(sql, values);
const seal = () => app.features.tasks.find(({ name }) => name === 'audit.seal')?.run() ?? Promise.reject();
const check = () => checkSeals(app.platform);

/** Only the owner of the database can do this. */
async function tamper(sql: string, ...values: unknown[]) {
  await run('ALTER TABLE admin_audit DISABLE TRIGGER admin_audit_is_kept');
  await run(sql, ...values);
  await run('ALTER TABLE admin_audit ENABLE TRIGGER admin_audit_is_kept');
}

async function act(targetId: string) {
  const entry = {
    actorId: newId(),
    targetId,
    action: 'user.verify',
    change: { before: null, after: { n: 1 } },
  };
  await app.platform.database.transaction((tx) => writeAudit(tx, [entry], app.clock.now()));
}

it('a day is sealed an hour after its end, once, also a day without an act', async () => {
  const person = newId();
  await act(person);
  await act(newId());
  await seal();
  expect(await check()).toMatchObject({ until: null });
  app.clock.advance(hourMs);
  await seal();
  expect(await check()).toMatchObject({ until: null });
  app.clock.advance(0.5 * hourMs);
  await Promise.all([seal(), seal()]);
  expect(await check()).toMatchObject({ until: '2026-11-20', rows: 2, changedDays: [] });

  app.clock.advance(48 * hourMs);
  await act(newId());
  await seal();
  await seal();
  expect(await check()).toMatchObject({ until: '2026-11-22', rows: 2, changedDays: [] });
});

it('an erasure takes names and facts, and the seal of the day still holds', async () => {
  await run(
    `UPDATE admin_audit SET target_id = $1, facts = '{}' WHERE id = (SELECT id FROM admin_audit LIMIT 1)`,
    nilId,
  );
  expect(await check()).toMatchObject({ erased: 1, changedDays: [] });
});

it.for([
  ['another act', `UPDATE admin_audit SET action = 'user.erase'`],
  ['other facts', `UPDATE admin_audit SET facts = '{"n": 2}'`],
  ['another person', 'UPDATE admin_audit SET target_id = gen_random_uuid()'],
  ['another time', `UPDATE admin_audit SET created_at = created_at + interval '1 second'`],
  ['a removed proof', 'UPDATE admin_audit SET digest = NULL'],
])('the database rejects %s', async ([, sql = '']) => {
  await expect(run(sql)).rejects.toThrow(/never changed/);
});

const first = "id = (SELECT id FROM admin_audit WHERE facts <> '{}' ORDER BY created_at LIMIT 1)";

it.for([
  ['a changed line', `UPDATE admin_audit SET facts = '{"n": 2}' WHERE ${first}`, ['2026-11-20']],
  ['a removed line', `DELETE FROM admin_audit WHERE ${first}`, ['2026-11-20']],
  [
    'a line that is put into a quiet day',
    `INSERT INTO admin_audit VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'user.verify', '{}', '2026-11-21')`,
    ['2026-11-21'],
  ],
  [
    'a seal of one day under another one',
    `UPDATE audit_seals SET seal = (SELECT seal FROM audit_seals WHERE day = '2026-11-20') WHERE day = '2026-11-22'`,
    ['2026-11-22'],
  ],
] as const)('the check names the day of %s', async ([, sql, days]) => {
  const [rows, seals] = [
    await run('SELECT * FROM admin_audit'),
    await run('SELECT day::text, seal FROM audit_seals'),
  ];
  await tamper(sql);
  await seal();
  expect((await check()).changedDays).toEqual(days);

  await tamper('DELETE FROM admin_audit');
  for (const { id, actor_id, target_id, action, facts, created_at, digest } of rows.rows)
    await tamper(
      'INSERT INTO admin_audit VALUES ($1, $2, $3, $4, $5, $6, $7)',
      id,
      actor_id,
      target_id,
      action,
      facts,
      created_at,
      digest,
    );
  for (const { day, seal: seenSeal } of seals.rows)
    await run('UPDATE audit_seals SET seal = $2 WHERE day = $1', day, seenSeal);
  expect((await check()).changedDays).toEqual([]);
});

it('a removed beginning is told apart from a change, and a foreign secret cannot judge', async () => {
  await tamper(`DELETE FROM admin_audit WHERE created_at < '2026-11-21'`);
  expect(await check()).toMatchObject({ removedDays: 1, changedDays: [] });
  const { database } = app.platform;
  const foreign = await checkSeals({ database, dataSecret: 'another secret of the tests' });
  expect(foreign).toMatchObject({ unknownDays: 2, changedDays: [] });
});
