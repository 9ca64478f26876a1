/**
 * No write takes a column that it does not declare: offered each column of each table, at every depth of its body, an
 * endpoint refuses all that are none of its fields, by their names, and no row of any table is another one.
 */
import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Content, outcomeOf, send } from '../../testing/send.ts';
import { contentOf, goodCall } from '../../testing/suites/call.ts';
import { createPrincipals, ownerOf, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

interface Column {
  name: string;
  type: string;
}

let app: SharedTestApp;
let principals: Principals;
let columns: Column[];
let contents: string;

beforeAll(async () => {
  app = await sharedTestApp();
  principals = await createPrincipals(app);
  columns = await rowsOf<Column>(
    `SELECT column_name AS name, min(data_type) AS type FROM information_schema.columns
     WHERE table_schema = 'public' GROUP BY column_name ORDER BY column_name`,
  );
  const tables = await rowsOf<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  // In the order of names: the parts of a union may run in parallel and come in any order.
  contents = `${tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS rows FROM "${name}" t`,
    )
    .join(' UNION ALL ')} ORDER BY name`;
});

const writing = endpointTable
  .filter(({ method, body }) => method !== 'GET' && body !== undefined)
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(writing)('%s takes no column that is none of its fields', async ([, endpoint]) => {
  const good = await contentOf(app, await goodCall(app, principals, endpoint));
  const declared = propertiesIn(
    z.toJSONSchema(endpoint.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }),
  );
  const offered = columns.filter(({ name }) => !declared.has(name));
  const before = await rowsOf(contents);

  const portions = endpoint.consumes === 'multipart' ? inPortions(offered) : [offered];
  for (const portion of portions) {
    for (const path of objectsIn(good.body ?? {})) await expectRefused(endpoint, good, { portion, path });
  }

  expect(offered.length).toBeGreaterThan(100);
  expect(await rowsOf(contents)).toEqual(before);
});

interface Offer {
  portion: readonly Column[];
  /** To the object within the body that gets them. */
  path: readonly string[];
}

async function expectRefused(endpoint: EndpointShape, good: Content, { portion, path }: Offer) {
  const body = structuredClone(good.body ?? {});
  const target = path.reduce((inner, name) => inner[name] as Record<string, unknown>, body);
  Object.assign(target, Object.fromEntries(portion.map(offeredValue)));

  const reply = await send(app, endpoint, { ...good, body });

  expect(outcomeOf(reply), path.join('.')).toBe('422 validation_failed');
  const refused = Object.keys(JSON.parse(reply.body).fields);
  expect(refused).toEqual(expect.arrayContaining(portion.map(({ name }) => [...path, name].join('.'))));
}

/** A form takes few fields at once. */
function inPortions(offered: readonly Column[], most = 10): Column[][] {
  return Array.from({ length: Math.ceil(offered.length / most) }, (_, index) =>
    offered.slice(index * most, (index + 1) * most),
  );
}

/** @returns the paths to all objects in a value, its own first */
function objectsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];

  const inner = Object.entries(value).flatMap(([name, part]) =>
    objectsIn(part).map((path) => [name, ...path]),
  );
  return Array.isArray(value) ? inner : [[], ...inner];
}

/** @returns the names of all properties that a JSON schema declares, at any depth */
function propertiesIn(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();

  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  const inner = Object.values(schema).flatMap((part) => [...propertiesIn(part)]);
  return new Set([...own, ...inner]);
}

/** Of the kind that the column has, and somebody else's where it names somebody. */
function offeredValue({ name, type }: Column): [string, unknown] {
  if (type === 'uuid') return [name, ownerOf(principals.studentB).userId];
  if (type === 'boolean') return [name, true];
  if (/^(small|big)?int|numeric|double/.test(type)) return [name, 1];
  if (/^timestamp|date/.test(type)) return [name, '2000-01-01T00:00:00.000Z'];
  return [name, 'admin'];
}

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  const { rows } = await app.platform.database.pool.query(sql);
  return rows;
}
