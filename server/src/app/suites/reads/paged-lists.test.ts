/** Every list that is read page by page: each row is on one page, the count is the same on all, and the order is by its moment. */
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Content, send } from '../../../testing/send.ts';
import { getContent, goodCall } from '../../../testing/suites/call.ts';
import { listedRows } from '../../../testing/suites/feature-suites.ts';
import { createPrincipals, makeOwner, type Principals } from '../../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';

/** Lists whose pages another test reads, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'sharing.received_get': 'sharing.test.ts reads the parts of a share, which are not rows',
  'parents.sessions': 'parents.test.ts reads the pages, whose rows have no id',
  'parents.payments': 'parents.test.ts reads the pages, whose rows have no id',
  'disputes.attempts': 'disputes.test.ts reads exams that were marked by a key',
  'disputes.body_attempts': 'typed-disputes.test.ts reads exams that were marked by a body',
};

let app: SharedTestApp;
let principals: Principals;

beforeAll(async () => {
  app = await sharedTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
});

interface Item {
  id?: string;
  /** Administrators read a course together with its tutor. */
  course?: { id: string };
}

const getId = ({ id, course }: Item): string => {
  const found = id ?? course?.id;
  if (found === undefined) throw new Error('An item of this list has no id');
  return found;
};

const isPaged = ({ query }: EndpointShape) => query !== undefined && 'skip' in Object(query).def.shape;
const paged = endpointTable
  .filter((endpoint) => isPaged(endpoint))
  .map((endpoint) => [endpoint.id, endpoint] as const);

test('every paged list has rows or is named with the test that reads its pages', () => {
  const knownIds = [...Object.keys(listedRows), ...Object.keys(elsewhere)];
  expect(knownIds.sort()).toEqual(paged.map(([id]) => id).sort());
});

/** @returns reads a page of a list that has three rows or more */
async function filledList(id: string, endpoint: EndpointShape, more: Content['query'] = {}) {
  const { write, query = () => ({}) } = listedRows[id] ?? {};
  const call = await goodCall(app, principals, endpoint);
  const { params, headers, body } = await getContent(app, call);
  const owner = makeOwner(call.caller);
  const objectId = endpoint.object ? call.objectId : (params?.id ?? call.objectId);
  for (let number = 0; number < 3; number += 1) await write?.({ app, owner, objectId, number });
  return async (skip: number, limit: number): Promise<{ items: Item[]; total: number }> => {
    const content: Content = {
      ...(params && { params }),
      ...(headers && { headers }),
      ...(body && { body }),
      query: { ...query(owner), ...more, skip: String(skip), limit: String(limit) },
    };
    const reply = await send(app, endpoint, content);
    expect(reply.status, reply.body).toBe(200);
    const answer = JSON.parse(reply.body, (field, value) => (field === 'server_now' ? null : value));
    return answer.lines ?? answer;
  };
}

test.for(paged.filter(([id]) => id in listedRows))('%s has each row on one page', async ([id, endpoint]) => {
  const page = await filledList(id, endpoint);
  const complete = await page(0, 100);
  expect(complete.total).toBeGreaterThanOrEqual(3);
  expect(complete.items).toHaveLength(Math.min(100, complete.total));
  for (const [skip, limit] of [
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ] as const)
    expect(await page(skip, limit)).toMatchObject({
      items: complete.items.slice(skip, skip + limit),
      total: complete.total,
    });
  expect(await page(complete.total, 1)).toMatchObject({ items: [], total: complete.total });
});

const ordered = paged.flatMap(([id, endpoint]) => {
  const { order, otherOrder } = listedRows[id] ?? {};
  return [order, otherOrder].flatMap((one) => (one ? [[id, endpoint, one] as const] : []));
});

/** Minutes from now of the moment of a row, by its position. */
const toMinutes = {
  latest: (position: number) => 3 - position,
  soonest: (position: number) => 1 + position,
  // These times lie before the rows of other tests.
  earliest: (position: number) => position - 3_000,
} as const;

test.for(ordered)('%s is in the order of its moment', async ([id, endpoint, [first, column, query]]) => {
  const page = await filledList(id, endpoint, query);
  const { items } = await page(0, 3);
  const [one, two, three] = items.map(getId);
  // Another order than the one of creation: the last row comes to the front.
  const next = [three, one, two];
  const [table, moment] = column.split('.');
  for (const [position, rowId] of next.entries()) {
    const set = `UPDATE ${table} SET ${moment} = now() + $2 * interval '1 minute' WHERE id = $1`;
    await app.platform.database.pool.query(set, [rowId, toMinutes[first](position)]);
  }
  const orderedIds = (await page(0, 100)).items.map(getId);
  expect(orderedIds.filter((rowId) => next.includes(rowId))).toEqual(next);
});
