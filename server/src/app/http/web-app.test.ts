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
  'little/site/index.html': 'the landing page without fonts',
  'little/first/login.html': 'the sign-in without fonts',
  'first/login.html': 'the sign-in, written out',
  'first/login.html.gz': 'the same, compressed',
  'assets/base-1a2b.js': 'a script',
  'frame/diagram.html': 'a frame',
  'frame/assets/draw-3c4d.js': 'what draws',
  'film/first-note.webm': 'moving pictures',
  'public-settings.js': 'the file of the build',
  'public-settings.js.gz': 'the same, compressed',
  'before-paint.js': 'colours',
  'favicon.svg': '<svg/>',
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
  await serveWebApp(app, folder, {
    publicUrl: new URL('https://akada.example'),
    readPublicSettings: async () => ({
      communityUrl: 'https://chat.example/akada',
      contactEmail: 'team@akada.example',
      contactPhone: undefined,
      contactLocation: undefined,
      payments: 'none',
    }),
  });
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
  // The app itself handles the query of one of its pages.
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

test.each([
  ['/', 'the landing page without fonts'],
  ['/login', 'the sign-in without fonts'],
  ['/dashboard', 'the app'],
])('a browser that saves data gets %s as %s, and no cache gives it to others', async (url, text) => {
  const { body, headers } = await app.inject({ url, headers: { 'save-data': 'on' } });
  expect([body, headers.vary]).toEqual([text, 'save-data, cookie, accept-encoding']);
});

test.each([
  ['little data', { cookie: 'other=1; littleData=on' }, 'the landing page without fonts'],
  ['everything', { cookie: 'littleData=off', 'save-data': 'on' }, 'the landing page'],
])('a device that chose %s gets the landing page by its choice', async (_, headers, text) => {
  expect((await app.inject({ url: '/', headers })).body).toBe(text);
});

test('a form that is sent without any script leads back to its page, and nothing of it into the address', async () => {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=ngozi%40example.com&password=quiet+lagoon',
  });
  expect({ statusCode, location: headers.location, body }).toEqual({
    statusCode: 303,
    location: '/login',
    body: '',
  });
});

test('files that an app shares without the service worker lead to the upload page, and none is read', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/tools/upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\n',
  });
  expect([statusCode, headers.location]).toEqual([303, '/tools/upload']);
});

test('the pages read the settings of this installation, and no others', async () => {
  const { body, headers } = await app.inject({ url: '/public-settings.js' });
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/javascript; charset=utf-8',
    'public, max-age=60, stale-while-revalidate=3600',
  ]);
  expect(body.split('\n')[0]).toBe(
    'globalThis.akadaSettings = {"communityUrl":"https://chat.example/akada","contactEmail":"team@akada.example","payments":"none"};',
  );
});

test('a page goes compressed to who can read it so', async () => {
  const { body, headers } = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], body]).toEqual(['gzip', 'the same, compressed']);
});

test.each([
  ['/assets/base-1a2b.js', 'public, max-age=31536000, immutable', 'application/javascript; charset=utf-8'],
  ['/film/first-note.webm', 'public, max-age=86400', 'video/webm'],
  [
    '/before-paint.js?v=1a2b3c4',
    'public, max-age=31536000, immutable',
    'application/javascript; charset=utf-8',
  ],
  ['/before-paint.js', 'no-cache', 'application/javascript; charset=utf-8'],
  ['/favicon.svg', 'public, max-age=604800', 'image/svg+xml'],
  ['/service-worker.js', 'no-cache', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
])('%s is kept %s', async (url, cache, type) => {
  const { headers } = await app.inject({ url });
  expect([headers['cache-control'], headers['content-type']]).toEqual([cache, type]);
});

test('a film is sent in the requested ranges', async () => {
  const { statusCode, body, headers } = await app.inject({
    url: '/film/first-note.webm',
    headers: { range: 'bytes=7-14' },
  });
  expect([statusCode, body, headers['content-range']]).toEqual([206, 'pictures', 'bytes 7-14/15']);
});

test.each([
  '/api/v1/nothing',
  '/assets/gone.js',
  '/sandbox',
  '/gone.png',
  '/wp-login.php?a=b',
  '/deep/.env',
  '/.env',
  '/x.js',
  '/.git/config',
  '/wp-admin/setup',
  '/cgi-bin/luci',
  '/metrics',
  '/ready',
  '/readyz',
  '/health',
  '/healthz',
  '/livez',
  // Folders are not listed, and none leads out of itself.
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/%2e%2e%5cindex.html',
  '/frame/..%2f..%2fpackage.json',
  '/assets/%00.js',
  '/assets//index.html',
  '/frame/assets/',
])('%s is no page', async (url) => {
  expect((await app.inject({ url })).statusCode).not.toBe(200);
});

test.each([
  ['application/json', false],
  ['image/avif,image/webp', false],
  ['text/html,application/xhtml+xml', true],
  ['*/*', true],
])('a program that accepts %s gets a page: %s', async (accept, isPage) => {
  const { statusCode } = await app.inject({ url: '/dashboard', headers: { accept } });
  expect(statusCode === 200).toBe(isPage);
});

test('a HEAD request to a page confirms that it exists', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/dashboard' });
  expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
});

test('the icon that browsers ask for by themselves is the one of the pages', async () => {
  const { statusCode, headers } = await app.inject({ url: '/favicon.ico' });
  expect([statusCode, headers.location]).toEqual([301, '/favicon.svg']);
});

test('search engines find the public pages, and no others', async () => {
  const robots = await app.inject({ url: '/robots.txt' });
  expect(robots.body).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://akada.example/sitemap.xml\n');
  const sitemap = await app.inject({ url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect([...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page]) => page)).toEqual([
    'https://akada.example/',
    'https://akada.example/login',
    'https://akada.example/terms',
  ]);
});

test('only reading is answered with a page', async () => {
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).not.toBe(200);
});

test.each(['/frame/diagram.html', '/frame/assets/draw-3c4d.js'])(
  '%s reaches nothing, and any origin may read it',
  async (url) => {
    const { headers } = await app.inject({ url });
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(headers['access-control-allow-origin']).toBe('*');
  },
);

test.each(['/', '/login', '/assets/base-1a2b.js'])('%s is open to no other origin', async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});
