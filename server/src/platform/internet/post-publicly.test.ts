import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AddressRejected, postPublicly } from './post-publicly.ts';
import { type PublicServer, startPublicServer } from './testing/public-server.ts';

let server: PublicServer;

beforeAll(async () => {
  server = await startPublicServer();
});
beforeEach(() => {
  server.calls.length = 0;
  server.resolved.length = 0;
  server.addresses = ['93.184.215.14'];
  server.answer = { status: 201 };
});
afterAll(() => server.close());

const post = (address: string, internet = server.internet) =>
  postPublicly(internet, {
    url: new URL(address),
    headers: { 'x-kind': 'test' },
    body: Buffer.from('hello'),
    timeoutMs: 10_000,
    signal: new AbortController().signal,
  });

it('the server posts to a public host, whose name it resolves once', async () => {
  expect(await post('https://push.example/device?a=1')).toEqual({ status: 201, retryAfter: null });
  expect(server.calls).toMatchObject([
    { host: 'push.example', path: '/device?a=1', headers: { 'x-kind': 'test' }, body: Buffer.from('hello') },
  ]);
  expect(server.resolved).toEqual(['push.example']);
});

it('the server does not follow redirects', async () => {
  server.answer = { status: 307, headers: { location: 'https://eu.push.example/', 'retry-after': '9' } };
  expect(await post('https://push.example/')).toEqual({ status: 307, retryAfter: '9' });
  expect(server.calls).toHaveLength(1);
});

it.each(['http://push.example/', 'https://push.example:8443/', 'https://name:word@push.example/'])(
  'the server does not call %s',
  async (address) => {
    await expect(post(address)).rejects.toThrow(AddressRejected);
    expect(server.resolved).toEqual([]);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
])('the server does not call a host that has the address %s next to a public one', async (address) => {
  server.addresses = ['93.184.215.14', address];
  await expect(post('https://push.example/')).rejects.toThrow(AddressRejected);
  expect(server.calls).toEqual([]);
});

it('the server sends nothing to a host whose certificate has another name', async () => {
  await expect(post('https://other.example/')).rejects.toThrow(/altnames/);
  expect(server.calls).toEqual([]);
});
