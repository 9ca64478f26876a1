import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapError } from '../error-mapper.ts';
import { readCompressedBodies } from './compressed-bodies.ts';

const bodyLimit = 20_000;
const text = JSON.stringify({ events: Array.from({ length: 100 }, (_, index) => `review ${index}`) });

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify({ bodyLimit });
  readCompressedBodies(app);
  app.setErrorHandler((error, _request, reply) => reply.status(mapError(error).status).send());
  app.post('/reviews', ({ body }) => body);
});

afterAll(() => app.close());

const post = (payload: Buffer | string, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/reviews', payload, headers });

const asGzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };

test('a compressed body is read like a plain one', async () => {
  expect((await post(gzipSync(text), asGzip)).body).toBe(text);
  expect((await post(text, { 'content-type': 'application/json' })).body).toBe(text);
});

test('the server rejects a small body that unfolds to a large one', async () => {
  const bomb = gzipSync(JSON.stringify('a'.repeat(50_000_000)));
  expect((await post(bomb, asGzip)).statusCode).toBe(413);
});

test.each([
  ['is no gzip', Buffer.from(text), asGzip, 400],
  ['ends too soon', gzipSync(text).subarray(0, 60), asGzip, 400],
  ['is no JSON', gzipSync('{'), asGzip, 400],
  ['has another encoding', brotliCompressSync(text), { ...asGzip, 'content-encoding': 'br' }, 415],
  ['is no JSON by its type', gzipSync('a=b'), { ...asGzip, 'content-type': 'text/plain' }, 415],
])('a body that %s is rejected', async (_what, payload, headers, status) => {
  expect((await post(payload, headers)).statusCode).toBe(status);
});
