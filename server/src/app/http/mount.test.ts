/** The table and its handlers must match, and a request may pass only if the table permits it. */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type EndpointShape, endpoint } from '@akada/contract/wire/endpoint.ts';
import { parse } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FileContent, type Route, route } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import { createStopStages } from '../stop/stop-stages.ts';
import { createHttpServer } from './http-server.ts';
import { mountRoutes } from './mount.ts';

const log = createLog('silent');

const greet = endpoint({
  id: 'greetings.greet',
  summary: 'Say hello',
  method: 'GET',
  path: '/greetings/{name}',
  access: 'public',
  effect: 'safe',
  params: z.strictObject({ name: z.string() }),
  responses: { 200: z.object({ greeting: z.string() }) },
});

const farewell = endpoint({ ...greet, id: 'greetings.farewell', path: '/farewells/{name}' });

const greeting = route(greet)(async ({ params }) => ({
  status: 200,
  body: { greeting: `Hello ${params.name}` },
}));

async function mounted(table: readonly EndpointShape[], routes: readonly Route[]): Promise<FastifyInstance> {
  const app = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] });
  mountRoutes(app, {
    table,
    routes,
    authenticate: () => Promise.reject(new Error('there is no sign-in here')),
    databaseAnswers: () => true,
    stages: createStopStages(),
    secureCookies: false,
    log,
  });
  return app;
}

test('a declared endpoint with its handler is served', async () => {
  const app = await mounted([greet], [greeting]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.json()).toEqual({ greeting: 'Hello Ada' });
});

test('an endpoint without a handler is not started with', async () => {
  await expect(mounted([greet, farewell], [greeting])).rejects.toThrow(
    'without a handler: [greetings.farewell]',
  );
});

test('a handler without an endpoint is not started with', async () => {
  await expect(mounted([], [greeting])).rejects.toThrow('without an endpoint: [greetings.greet]');
});

test('two endpoints of one name are not started with', async () => {
  await expect(mounted([greet, greet], [greeting, greeting])).rejects.toThrow('share an id');
});

test('a status that is not declared does not leave', async () => {
  const undeclared: Route = {
    endpoint: greet,
    handle: async () => ({ status: 203, body: { greeting: 'Hi' } }),
  };
  const app = await mounted([greet], [undeclared]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('Hi');
});

test('a field that is not declared does not leave', async () => {
  const body = { greeting: 'Hello', password_hash: 'a secret' };
  const talkative: Route = { endpoint: greet, handle: async () => ({ status: 200, body }) };
  const app = await mounted([greet], [talkative]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.json()).toEqual({ greeting: 'Hello' });
});

test('an answer that lacks a declared field does not leave', async () => {
  const poor: Route = { endpoint: greet, handle: async () => ({ status: 200, body: {} }) };
  const app = await mounted([greet], [poor]);

  const response = await app.inject('/api/v1/greetings/Ada');

  expect(response.statusCode).toBe(500);
});

const take = endpoint({
  id: 'archives.take',
  summary: 'Take everything along',
  method: 'GET',
  path: '/archives',
  access: 'public',
  effect: 'safe',
  sendsFile: 'application/zip',
  responses: { 200: null },
});

const taking = (content: FileContent) =>
  mounted([take], [route(take)(async () => ({ status: 200, headers: cached, content }))]);

const cached = { 'cache-control': 'public, max-age=60' };

test('a file leaves as it is, under the declared type, and may do nothing', async () => {
  const stream = Readable.from(['<script>', 'alert(1)</script>'], { objectMode: false });
  const app = await taking({ stream, filename: 'akada-data.zip' });

  const response = await app.inject('/api/v1/archives');

  expect([response.statusCode, response.body]).toEqual([200, '<script>alert(1)</script>']);
  expect(response.headers).toMatchObject({
    ...cached,
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=akada-data.zip',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a file that cannot be opened is an ordinary error, which no cache stores', async () => {
  const stream = new Readable({ read: () => stream.destroy(new Error('the disk is gone')) });
  const app = await taking({ stream, bytes: 9, filename: 'akada-data.zip' });

  const response = await app.inject('/api/v1/archives');

  expect([response.statusCode, response.json().code]).toEqual([500, 'internal']);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers).toHaveProperty('cache-control', 'no-store');
  expect(response.headers).not.toHaveProperty('content-disposition');
});

test('a file that breaks off is cut off, and never passes for a whole one', async () => {
  const halves = async function* () {
    yield Buffer.from('the first half');
    throw new Error('the disk is gone');
  };
  const app = await taking({ stream: Readable.from(halves(), { objectMode: false }) });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    await expect(fetch(`${origin}/api/v1/archives`).then((response) => response.text())).rejects.toThrow();
  } finally {
    await app.close();
  }
});

test('a file stops being read when its reader goes away', async () => {
  const stream = new Readable({ read: () => stream.push(Buffer.alloc(64 * 1024)) });
  const app = await taking({ stream });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const closed = once(stream, 'close');
    const request = new AbortController();
    await fetch(`${origin}/api/v1/archives`, { signal: request.signal });
    request.abort();
    await closed;
    expect(stream.destroyed).toBe(true);
  } finally {
    await app.close();
  }
});

test.each(['a".zip', 'Génie – 1½.pdf', 'a\r\nset-cookie: sid=1.zip', 'a; filename=b.zip', 'книга.pdf'])(
  'a file leaves under its own name: %j',
  async (filename) => {
    const app = await taking({ stream: Readable.from(['a']), filename });
    const { statusCode, headers } = await app.inject('/api/v1/archives');
    const disposition = String(headers['content-disposition']);

    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    expect(parse(disposition)).toMatchObject({ type: 'attachment', parameters: { filename } });
  },
);
