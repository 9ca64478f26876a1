import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

const files = {
  'index.html': 'the app',
  'site/index.html': 'the landing page',
  'site/terms.html': 'the terms',
  'first/login.html': 'the sign-in, written out',
  'first/login.html.gz': 'the same, compressed',
  'assets/base-1a2b.js': 'a script',
  'service-worker.js': 'a worker',
  'manifest.webmanifest': '{}',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'akada-web-app-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  app = Fastify();
  await serveWebApp(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/', 'the landing page'],
  ['/?utm_source=poster', 'the landing page'],
  ['/terms', 'the terms'],
  ['/login', 'the sign-in, written out'],
  // What a query changes on a page of the app is drawn by the app.
  ['/login?redirect=/mcq', 'the app'],
  ['/dashboard', 'the app'],
  ['/no/such/page', 'the app'],
  ['/..%2fsite', 'the app'],
])('%s answers %s', async (url, text) => {
  const { statusCode, body, headers } = await app.inject({ url });
  expect({ statusCode, body, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
    statusCode: 200,
    body: text,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
  });
});

test('a page goes compressed to who can read it so', async () => {
  const { body, headers } = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], body]).toEqual(['gzip', 'the same, compressed']);
});

test.each([
  ['/assets/base-1a2b.js', 'public, max-age=31536000, immutable', 'application/javascript; charset=utf-8'],
  ['/service-worker.js', 'no-cache', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
])('%s is kept %s', async (url, cache, type) => {
  const { headers } = await app.inject({ url });
  expect([headers['cache-control'], headers['content-type']]).toEqual([cache, type]);
});

test.each(['/api/v1/nothing', '/assets/gone.js', '/sandbox'])('%s is no page', async (url) => {
  expect((await app.inject({ url })).statusCode).not.toBe(200);
});

test('only reading is answered with a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).not.toBe(200);
});
