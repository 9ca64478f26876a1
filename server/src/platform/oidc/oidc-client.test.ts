import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { type PublicServer, startPublicServer } from '../internet/testing/public-server.ts';
import { createOidcClient } from './oidc-client.ts';

const dayMs = 24 * 3_600_000;

/** A provider that only describes itself, which is all that beginning a sign-in asks of it. */
let provider: Server;
let issuer: URL;
let requested: number;
let isWell: boolean;

beforeEach(async () => {
  requested = 0;
  isWell = true;
  provider = createServer((_request, response) => {
    requested += 1;
    response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        issuer: issuer.href,
        authorization_endpoint: `${issuer.href}auth`,
        token_endpoint: `${issuer.href}token`,
        jwks_uri: `${issuer.href}jwks`,
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = new URL(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/`);
});
afterEach(() => provider.close());

function newClient() {
  const clock = createSettableClock();
  const client = createOidcClient({
    issuer,
    clientId: 'akada',
    clientSecret: 'of the client',
    redirectUri: new URL('https://akada.example/api/v1/auth/google/callback'),
    endpoints: null,
    internet: null,
    clock,
  });
  return { client, clock };
}

describe("a provider's description of itself", () => {
  it('is requested once by concurrent sign-ins, and again after a day', async () => {
    const { client, clock } = newClient();
    await Promise.all([client.start(), client.start(), client.start()]);
    expect(requested).toBe(1);

    clock.advance(dayMs - 1);
    await client.start();
    expect(requested).toBe(1);

    clock.advance(1);
    await client.start();
    expect(requested).toBe(2);
  });

  it('is requested again by the next sign-in after a failure of the provider', async () => {
    const { client } = newClient();
    isWell = false;
    expect(await client.start()).toBeNull();
    isWell = true;
    expect(await client.start()).not.toBeNull();
  });
});

describe('a provider of the internet', () => {
  let publicServer: PublicServer;
  beforeEach(async () => {
    publicServer = await startPublicServer();
    const base = 'https://push.example/';
    publicServer.answer = {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        issuer: base,
        authorization_endpoint: `${base}auth`,
        token_endpoint: `${base}token`,
        jwks_uri: `${base}jwks`,
      }),
    };
  });
  afterEach(() => publicServer.close());

  const startSignIn = () =>
    createOidcClient({
      issuer: new URL('https://push.example/'),
      clientId: 'akada',
      clientSecret: 'of the client',
      redirectUri: new URL('https://akada.example/api/v1/auth/google/callback'),
      endpoints: null,
      internet: publicServer.internet,
      clock: createSettableClock(),
    }).start();

  it('is called at its public address', async () => {
    expect((await startSignIn())?.authorizationUrl.host).toBe('push.example');
    expect(publicServer.calls).toHaveLength(1);
  });

  it('is not called if its name leads to a private network', async () => {
    publicServer.addresses = ['192.168.1.10'];
    expect(await startSignIn()).toBeNull();
    expect(publicServer.calls).toEqual([]);
  });
});

describe('a sign-in that begins', () => {
  it('sends to the provider what binds its answer to this browser, and none of the secrets', async () => {
    const { client } = newClient();
    const started = await client.start();
    const { searchParams: sent, origin, pathname } = started?.authorizationUrl ?? new URL('about:blank');
    expect(origin + pathname).toBe(`${issuer.href}auth`);
    expect(Object.fromEntries(sent)).toEqual({
      client_id: 'akada',
      response_type: 'code',
      redirect_uri: 'https://akada.example/api/v1/auth/google/callback',
      scope: 'openid email profile',
      state: started?.started.state,
      nonce: started?.started.nonce,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      // Machines are shared: the account of the student before is not taken by one click.
      prompt: 'select_account',
    });
    expect(started?.authorizationUrl.href).not.toContain(started?.started.verifier);
  });

  it('shares nothing with the next one', async () => {
    const { client } = newClient();
    const [one, other] = await Promise.all([client.start(), client.start()]);
    const values = [one, other].flatMap((started) => Object.values(started?.started ?? {}));
    expect(new Set(values).size).toBe(6);
  });
});
