/**
 * No write accepts an undeclared column: offered each column of each table, at every depth of its body, an
 * endpoint rejects all that are not its fields, by their names, and no row of any table changes.
 */
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { databasePicture } from '../../testing/postgres/database-picture.ts';
import { type Content, makeOutcome, send } from '../../testing/send.ts';
import { createObject, getContent } from '../../testing/suites/call.ts';
import { admittedTo, createPrincipals, makeOwner, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

interface Column {
  name: string;
  type: string;
}

let app: SharedTestApp;
let principals: Principals;
let columns: Column[];
let goodContents: Map<string, Content>;
let previous: Record<string, string>;

beforeAll(async () => {
  app = await sharedTestApp();
  principals = await createPrincipals(app);
  columns = await getRows<Column>(
    `SELECT column_name AS name, min(data_type) AS type FROM information_schema.columns
     WHERE table_schema = 'public' GROUP BY column_name ORDER BY column_name`,
  );
  // All rows exist before the first rejection, so that two looks at them are enough.
  goodContents = new Map();
  for (const [id, endpoint] of writing) {
    const caller = admittedTo(endpoint, principals);
    const owner = makeOwner(caller);
    const objectId = await createObject(app, endpoint, owner);
    goodContents.set(id, await getContent(app, { endpoint, caller, owner, objectId }));
  }
  previous = await databasePicture(app);
});

const writing = endpointTable
  .filter(({ method, body }) => method !== 'GET' && body !== undefined)
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(writing)('%s takes no column that is none of its fields', async ([id, endpoint]) => {
  const good = goodContents.get(id);
  if (!good) throw new Error(`${id} has no content`);
  const declared = findProperties(
    z.toJSONSchema(endpoint.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }),
  );
  const offered = columns.filter(({ name }) => !declared.has(name));

  const portions = inPortions(offered, maxFields[endpoint.consumes ?? 'json']);
  for (const portion of portions) {
    for (const path of findObjects(good.body ?? {})) await expectRefused(endpoint, good, { portion, path });
  }

  expect(offered.length).toBeGreaterThan(100);
});

test('no row of any table differs after all of these', async () => {
  // A limit counts what is sent.
  const { attempt_windows: _, ...now } = await databasePicture(app);
  const { attempt_windows: __, ...then } = previous;
  expect(now).toEqual(then);
});

interface Offer {
  portion: readonly Column[];
  /** The path of the object within the body that gets them. */
  path: readonly string[];
}

async function expectRefused(endpoint: EndpointShape, good: Content, { portion, path }: Offer) {
  const body = structuredClone(good.body ?? {});
  const target = path.reduce((inner, name) => inner[name] as Record<string, unknown>, body);
  Object.assign(target, Object.fromEntries(portion.map(offeredValue)));

  const reply = await send(app, endpoint, { ...good, body });

  if (isJudgedAlone(endpoint, path)) {
    expect([reply.status, JSON.parse(reply.body)]).toMatchObject([200, { stored: [], refused: [{}] }]);
    return;
  }
  expect(makeOutcome(reply), path.join('.')).toBe('422 validation_failed');
  const refused = Object.keys(JSON.parse(reply.body).fields);
  expect(refused).toEqual(expect.arrayContaining(portion.map(({ name }) => [...path, name].join('.'))));
}

/** A wrong answer of a batch is rejected separately, and blocks no other one. */
function isJudgedAlone({ id }: EndpointShape, path: readonly string[]): boolean {
  return id === 'practice.answer' && path.length > 0;
}

/** How many fields one request carries: a form with a file has few, and the other form is at most 16 kB. */
const maxFields = { json: 2_000, form: 200, multipart: 10 };

function inPortions(offered: readonly Column[], max: number): Column[][] {
  return Array.from({ length: Math.ceil(offered.length / max) }, (_, index) =>
    offered.slice(index * max, (index + 1) * max),
  );
}

/** @returns the paths to all objects in a value, its own first */
function findObjects(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];

  const inner = Object.entries(value).flatMap(([name, part]) =>
    findObjects(part).map((path) => [name, ...path]),
  );
  return Array.isArray(value) ? inner : [[], ...inner];
}

/** @returns the names of all properties that a JSON schema declares, at any depth */
function findProperties(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();

  const ownIds = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  const inner = Object.values(schema).flatMap((part) => [...findProperties(part)]);
  return new Set([...ownIds, ...inner]);
}

/** A value of the column's type; if the column names a person, another person's id. */
function offeredValue({ name, type }: Column): [string, unknown] {
  if (type === 'uuid') return [name, makeOwner(principals.studentB).userId];
  if (type === 'boolean') return [name, true];
  if (/^(small|big)?int|numeric|double/.test(type)) return [name, 1];
  if (/^timestamp|date/.test(type)) return [name, '2000-01-01T00:00:00.000Z'];
  return [name, 'admin'];
}

async function getRows<Row>(sql: string): Promise<Row[]> {
  const { rows } = await app.platform.database.pool.query(sql);
  return rows;
}
