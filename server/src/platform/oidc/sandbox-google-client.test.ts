import { expect, it } from 'vitest';
import { sandboxGoogleClient } from './sandbox-google-client.ts';

const authSecret = 'a secret of at least thirty-two characters';
const getClient = (address: string, host: string, secret = authSecret) =>
  sandboxGoogleClient({ publicUrl: new URL(address), host, authSecret: secret });

/** The stand-in is another site to the browser, as Google is, and is served by the same port of this machine. */
it.each([
  ['http://localhost:3000', '127.0.0.1', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'localhost', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', '127.0.0.2', 'http://127.0.0.2:3000'],
  ['http://localhost:3000', '::1', 'http://[::1]:3000'],
  ['http://127.0.0.1:3000', '127.0.0.1', 'http://localhost:3000'],
  ['http://[::1]:3000', '::1', 'http://localhost:3000'],
])('the stand-in for %s on %s is at %s', (address, host, origin) => {
  const { issuer, endpoints } = getClient(address, host);
  expect(issuer.href).toBe(`${origin}/sandbox/google`);
  for (const endpoint of Object.values(endpoints)) expect(endpoint.startsWith(`${issuer.href}/`)).toBe(true);
});

it('its secret is the same in every process of an installation, and tells nothing of the signing secret', () => {
  const { clientSecret } = getClient('http://localhost:3000', '127.0.0.1');
  expect(getClient('http://127.0.0.1:3001', '::1').clientSecret).toBe(clientSecret);
  expect(getClient('http://localhost:3000', '127.0.0.1', `${authSecret}!`).clientSecret).not.toBe(
    clientSecret,
  );
  expect(clientSecret).not.toContain(authSecret);
});
