import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxToken } from '../../platform/config/sandbox-address.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createLog } from '../../platform/log/log.ts';
import { createSandboxTransport } from '../../platform/mail/open-mail-transport.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createHttpServer } from '../http/http-server.ts';
import { serveWebApp } from '../http/web-app.ts';
import { mountSandbox } from './mailbox.ts';
import { mountPersonHere } from './person-here.ts';

let testDatabase: TestDatabase;
let database: Database;
let app: FastifyInstance;
const config = {
  publicUrl: new URL('http://localhost:3000'),
  host: '127.0.0.1',
  authSecret: 'secret of a test',
};
const proof = { cookie: `sandbox-3000=${sandboxToken(config.authSecret)}` };
let now = Date.parse('2026-11-20T10:00:00Z');

beforeAll(async () => {
  const log = createLog('silent');
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connection, log);
  app = await createHttpServer(log, { ...config, trustedProxies: [] });
  const personHereOnly = mountPersonHere(app, {
    config,
    standIns: [{ path: '/sandbox/mailbox', name: 'Mailbox' }],
  });
  mountSandbox(app, { database, personHereOnly });
  await serveWebApp(app, '/nowhere', {
    publicUrl: new URL('http://localhost:3000'),
    readPublicSettings: async () => ({}),
  });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await testDatabase.drop();
});

async function receive(to: string, subject: string, text: string): Promise<void> {
  now += 1_000;
  const transport = createSandboxTransport(database.db, { now: () => now });
  await transport.send({ id: newId(), to, subject, text, html: '<p>Hello</p>' });
}

const get = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'GET',
    url,
    headers: { host: 'localhost:3000', ...proof, ...headers },
    remoteAddress,
  });

describe('the mailbox', () => {
  it('tells that it is empty', async () => {
    expect((await get('/sandbox/mailbox.json?to=nobody@example.com')).json()).toEqual([]);
    expect((await get('/sandbox/mailbox?to=nobody@example.com')).body).toContain('No mail yet.');
  });

  it('gives the mails to one address, newest first, with their links', async () => {
    await receive('ada@example.com', 'First', 'Open:\nhttp://localhost:3000/verify-email?token=a\n\nAkada');
    await receive('bob@example.com', 'Other', 'Nothing to open');
    await receive('ada@example.com', 'Second', 'Nothing to open');
    const response = await get('/sandbox/mailbox.json?to=ADA@example.com');
    expect(response.json()).toEqual([
      {
        to: 'ada@example.com',
        subject: 'Second',
        text: 'Nothing to open',
        html: '<p>Hello</p>',
        links: [],
        calendar: null,
        sent_at: '2026-11-20T10:00:03.000Z',
      },
      {
        to: 'ada@example.com',
        subject: 'First',
        text: expect.stringContaining('Akada'),
        html: '<p>Hello</p>',
        links: ['http://localhost:3000/verify-email?token=a'],
        calendar: null,
        sent_at: '2026-11-20T10:00:01.000Z',
      },
    ]);
    expect((await get('/sandbox/mailbox.json')).json()).toHaveLength(3);
    expect((await get('/sandbox/mailbox.json?to=')).json()).toHaveLength(3);
  });

  it('is a page that loads nothing, and in which a mail stays text', async () => {
    await receive('eve@example.com', '<script>alert(1)</script>', '</pre><img src=x onerror=alert(1)>');
    const response = await get('/sandbox/mailbox');
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
    });
    expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(response.body).not.toMatch(/<(script|img)/);
  });

  it('rejects an unknown query', async () => {
    expect((await get('/sandbox/mailbox.json?to=a&to=b')).statusCode).toBe(422);
  });
});

describe('a caller from another machine', () => {
  it.for<[string, Record<string, string>, string?]>([
    ['another address', {}, '192.168.1.7'],
    ['another address, written as IPv6', {}, '::ffff:192.168.1.7'],
    ['a name of the network', { host: 'akada.example' }],
    ['a name that begins like ours', { host: 'localhost.evil.test' }],
    ['an address that begins like ours', { host: '127.0.0.1.evil.test' }],
    ['an invalid host', { host: ':' }],
    ['a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy by another header', { 'x-forwarded-host': 'localhost' }],
    ['a proxy by the standard', { forwarded: 'for=127.0.0.1' }],
    ['a proxy that names the client', { 'x-real-ip': '127.0.0.1' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
  ])('finds nothing: %s', async ([, headers, peer]) => {
    const unknown = await get('/sandbox/unknown', headers, peer);
    expect(unknown.statusCode).toBe(404);
    for (const path of ['/sandbox/mailbox', '/sandbox/mailbox.json', '/sandbox/mailbox.json?to=a&to=b']) {
      const response = await get(path, headers, peer);
      expect([response.statusCode, response.body]).toEqual([unknown.statusCode, unknown.body]);
      expect(Object.keys(response.headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  it('finds nothing: a proxy without headers that uses HTTP/1.0', async () => {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /sandbox/mailbox HTTP/1.0\r\nHost: localhost\r\nCookie: ${proof.cookie}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.for([
    ['localhost:3000', '127.0.0.1'],
    ['127.0.0.1:3000', '::ffff:127.0.0.1'],
    ['[::1]:3000', '::1'],
  ] as const)(
    'a caller on this machine sees the mailbox: %s from %s, with the proof',
    async ([host, peer]) => {
      expect((await get('/sandbox/mailbox', { host }, peer)).statusCode).toBe(200);
    },
  );
});

describe('a caller without the proof, such as one behind a port forwarder', () => {
  const withoutProof = { cookie: '' };

  it('learns where the address is printed, and sees no mail', async () => {
    await receive('ada@example.com', 'Set a new password', 'http://localhost:3000/reset-password?token=a');
    for (const path of [
      '/sandbox/mailbox',
      '/sandbox/mailbox.json',
      '/sandbox',
      '/sandbox/mailbox?token=guess',
    ]) {
      const response = await get(path, withoutProof);
      expect([path, response.statusCode]).toEqual([path, 403]);
      expect(response.body).toContain('npm run akada -- sandbox');
      expect(response.body).not.toContain('Set a new password');
    }
  });

  it.for([
    { cookie: `sandbox-3000=${sandboxToken('another secret')}` },
    { cookie: 'sandbox-3000=' },
    { cookie: `sandbox-3001=${sandboxToken(config.authSecret)}` },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${sandboxToken('another secret')}` },
  ])('is rejected with a wrong proof: %s', async (headers) => {
    expect((await get('/sandbox/mailbox.json', { ...withoutProof, ...headers })).statusCode).toBe(403);
  });

  it('gives no token to a foreign address', async () => {
    for (const to of ['http://evil.test/', '//evil.test/sandbox/x', '/dashboard', '/sandbox/../login', '']) {
      const response = await get(`/sandbox/hand-over?to=${encodeURIComponent(to)}`);
      expect([to, response.statusCode]).toEqual([to, 404]);
    }
    expect((await get('/sandbox/hand-over?to=/sandbox/x', withoutProof)).statusCode).toBe(403);
  });
});

describe('a person who opens the printed address', () => {
  const token = sandboxToken(config.authSecret);
  const withoutProof = { cookie: '' };

  it('gets a cookie for the stand-ins, and an address without the token', async () => {
    for (let round = 0; round < 2; round += 1) {
      const first = await get(`/sandbox/mailbox?to=ada@example.com&token=${token}`, withoutProof);
      expect([first.statusCode, first.headers.location]).toEqual([
        303,
        '/sandbox/mailbox?to=ada%40example.com',
      ]);
      expect(first.headers['set-cookie']).toBe(`${proof.cookie}; Path=/sandbox; HttpOnly; SameSite=Lax`);
    }
    const list = await get('/sandbox');
    expect([list.statusCode, list.body]).toEqual([200, expect.stringContaining('href="/sandbox/mailbox"')]);
  });

  it('carries the proof to the other name of this machine', async () => {
    const path = '/sandbox/google/interaction/a';
    const there = await get('/sandbox/mailbox', { ...withoutProof, host: '127.0.0.1:3000' });
    expect(there.headers.location).toBe('http://localhost:3000/sandbox/hand-over?to=%2Fsandbox%2Fmailbox');
    const back = await get(`/sandbox/hand-over?to=${encodeURIComponent(path)}`);
    expect(back.headers.location).toBe(`http://127.0.0.1:3000${path}?token=${token}`);
  });
});
