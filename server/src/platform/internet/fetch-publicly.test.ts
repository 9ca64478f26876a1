import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPublicFetch } from './fetch-publicly.ts';
import { AddressRejected } from './public-request.ts';
import { type PublicServer, startPublicServer } from './testing/public-server.ts';

let server: PublicServer;

beforeAll(async () => {
  server = await startPublicServer();
});
beforeEach(() => {
  server.calls.length = 0;
  server.addresses = ['93.184.215.14'];
  server.answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"issuer":"x"}' };
});
afterAll(() => server.close());

const fetchPublicly = (address: string, options: object = {}) =>
  createPublicFetch(server.internet)(address, {
    method: 'GET',
    headers: { accept: 'application/json' },
    ...options,
  });

it('a library reads an answer of a public host, also at another port', async () => {
  const answer = await fetchPublicly('https://push.example:8443/.well-known/openid-configuration');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await answer.json()).toEqual({ issuer: 'x' });
  expect(server.calls).toMatchObject([
    { host: 'push.example:8443', headers: { accept: 'application/json' } },
  ]);
});

it('a library sends a form, and gets a redirect as it is', async () => {
  server.answer = { status: 302, headers: { location: 'https://elsewhere.example/' }, body: '' };
  const body = new URLSearchParams({ code: 'one' });
  const answer = await fetchPublicly('https://push.example/token', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
  expect(server.calls[0]?.body.toString()).toBe('code=one');
});

it.each(['127.0.0.1', '10.1.2.3', 'fd00::1'])('a host at %s is not called', async (address) => {
  server.addresses = [address];
  await expect(fetchPublicly('https://push.example/')).rejects.toThrow(AddressRejected);
  expect(server.calls).toEqual([]);
});

it('an answer without an end is not read to it', async () => {
  server.answer = { status: 200, body: 'x'.repeat(2_000_000) };
  await expect(fetchPublicly('https://push.example/')).rejects.toThrow('too long');
});
