import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const answers: Record<string, string[]> = {
  '/small': ['a short answer'],
  '/list': Array.from({ length: 50 }, (_, index) => `note ${index}`),
  '/long': Array.from({ length: 20_000 }, (_, index) => `note ${index}`),
};

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  compressAnswers(app);
  for (const [path, answer] of Object.entries(answers)) app.get(path, () => answer);
  app.get('/text', (_, reply) => reply.type('text/csv').send('a,b\n'.repeat(1_000)));
});

afterAll(() => app.close());

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['', undefined],
  ['brotli, xgzip', undefined],
  [undefined, undefined],
])('a list goes to who accepts %s as %s', async (acceptEncoding, encoding) => {
  for (const path of ['/list', '/long']) {
    const { headers, rawPayload } = await app.inject({
      url: path,
      headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
    });
    const open =
      { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((bytes: Buffer) => bytes);

    expect([headers['content-encoding'], JSON.parse(open(rawPayload).toString())]).toEqual([
      encoding,
      answers[path],
    ]);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  }
});

test.each(['/small', '/text'])('%s is sent as it is', async (url) => {
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
});
