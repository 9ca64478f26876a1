/**
 * The device's zone decides which items are due today, and it often differs from the account's. Every read with a
 * zone is called at one time, on a device whose day and week differ from the account's.
 */
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCard } from '../../../features/cards/testing/cards.samples.ts';
import { createQuestion } from '../../../features/questions/testing/questions.samples.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type Content, send } from '../../../testing/send.ts';
import { getContent, goodCall } from '../../../testing/suites/call.ts';
import { createPrincipals, makeOwner, type Principals } from '../../../testing/suites/principals.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Half past midnight on Tuesday, which still belongs to the study day of Monday. */
const account = 'Pacific/Kiritimati';
/** Half past eleven on Sunday evening. */
const device = 'Pacific/Niue';
const monday = '2026-11-30';

let app: TestApp;
let principals: Principals;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse(`${monday}T10:30:00Z`) });
  principals = await createPrincipals(app);
  await giveMonday();
});

afterAll(() => app.close());

/** A card and a question that are due on Monday, and an answer of that day. */
async function giveMonday(): Promise<void> {
  const owner = makeOwner(principals.studentA);
  const { pool } = app.platform.database;
  const due = { card: await insertCard(app, owner), question: await createQuestion(app, owner) };
  for (const [kind, id] of Object.entries(due))
    await pool.query(
      `INSERT INTO memory_states (user_id, item_kind, item_id, stability, difficulty, phase, step, due_day, first_day,
         last_day, reps, lapses)
       VALUES ($1, $2, $3, 2, 5, 'review', 0, $4, '2026-11-20', '2026-11-20', 1, 0)`,
      [owner.userId, kind, id, monday],
    );
  await pool.query(
    `INSERT INTO progress_days (user_id, local_day, source_kind, source_key, questions, cards, took_ms, young_reviews,
       young_known, mature_reviews, mature_known)
     VALUES ($1, $2, 'none', '', 1, 0, 9000, 0, 0, 0, 0)`,
    [owner.userId, monday],
  );
}

/** Queries that replace those in the samples: they request what is due, without a set. */
const queries: Readonly<Record<string, Record<string, string>>> = {
  'practice.draw': { seed: newId(), count: '5', only: 'due' },
  'practice.overview': {},
  'cards.list': { search: 'is:due' },
};

/** Its parts are these calls themselves, and one of them tells the zone of the account. */
const compositeEndpoints = ['first-screen.get'];

const zoned = endpointTable
  .filter(
    ({ id, effect, query }) =>
      effect === 'safe' &&
      query !== undefined &&
      'zone' in Object(query).def.shape &&
      !compositeEndpoints.includes(id),
  )
  .map((endpoint) => [endpoint.id, endpoint] as const);

async function createReader(id: string, endpoint: EndpointShape) {
  const call = await goodCall(app, principals, endpoint);
  const content = await getContent(app, call);
  const { zone: _, ...sampled } = content.query ?? {};
  const query = queries[id] ?? sampled;
  return async (accountZone: string, deviceZone: string | null) => {
    await app.platform.database.pool.query('UPDATE users SET time_zone = $2 WHERE id = $1', [
      makeOwner(call.caller).userId,
      accountZone,
    ]);
    const zone: Content['query'] = deviceZone === null ? {} : { zone: deviceZone };
    const { status, body } = await send(app, endpoint, { ...content, query: { ...query, ...zone } });
    expect(status, body).toBe(200);
    return body;
  };
}

test.for(zoned)('%s counts by the day of the device', async ([id, endpoint]) => {
  const read = await createReader(id, endpoint);
  const [here, there] = [await read(account, null), await read(account, device)];
  expect(there).not.toBe(here);
  expect(await read(device, account)).toBe(here);
  expect(await read(device, null)).toBe(there);
});
