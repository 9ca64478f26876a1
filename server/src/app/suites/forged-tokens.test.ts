/** Tokens that resemble a valid one: each is rejected in the same way, and none breaks anything. */
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { type Reply, send } from '../../testing/send.ts';
import { portion } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;
let good: string;
let rejectedReply: Reply;

beforeAll(async () => {
  app = await sharedTestApp();
  good = (await signIn(app, await createPerson(app))).access_token;
  rejectedReply = await callWith('not.a.token');
});

function callWith(token: string): Promise<Reply> {
  return send(app, currentUser, { headers: { authorization: `Bearer ${token}` } });
}

async function expectRefused(tokens: readonly string[]): Promise<void> {
  for (const token of tokens) expect(await callWith(token), token.slice(0, 200)).toEqual(rejectedReply);
}

const encoded = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const getParts = (token: string) => token.split('.') as [string, string, string];

test('the valid token is accepted, and a rejection is recognized', async () => {
  expect((await callWith(good)).status).toBe(200);
  expect(rejectedReply.status).toBe(401);
});

test('changing any bit invalidates the token', async () => {
  const [header, claims, signature] = getParts(good);
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const flips = (part: string, rebuild: (changed: string) => string) =>
    [...bytes(part).keys()].map((index) => {
      const changed = bytes(part);
      changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8));
      return rebuild(changed.toString('base64url'));
    });

  const flipped = [
    ...flips(header, (changed) => `${changed}.${claims}.${signature}`),
    ...flips(claims, (changed) => `${header}.${changed}.${signature}`),
    ...flips(signature, (changed) => `${header}.${claims}.${changed}`),
  ];

  await expectRefused(portion(flipped));
});

test('the token header cannot choose its verification', async () => {
  const [, claims, signature] = getParts(good);
  const genuine = { alg: 'HS256', typ: 'at+jwt' };
  const algorithms = [
    'none',
    'None',
    'NONE',
    'hs256',
    'HS384',
    'HS512',
    'RS256',
    'ES256',
    'EdDSA',
    'dir',
    '',
  ];
  const headers = [
    ...algorithms.map((alg) => ({ ...genuine, alg })),
    ...[null, 7, [], {}, ['HS256'], true].map((alg) => ({ ...genuine, alg })),
    ...['JWT', 'jwt', 'at+JWT ', 'application/at+jwt', '', null, 7].map((typ) => ({ ...genuine, typ })),
    { ...genuine, kid: '../../dev/null' },
    { ...genuine, kid: "' UNION SELECT 'key" },
    { ...genuine, jku: 'http://127.0.0.1:9/keys' },
    { ...genuine, x5u: 'http://127.0.0.1:9/certificate' },
    { ...genuine, jwk: { kty: 'oct', k: 'AAAA' } },
    { ...genuine, crit: ['exp'], exp: 1 },
    { ...genuine, crit: [] },
    { ...genuine, crit: 'b64', b64: false },
    { ...genuine, crit: ['b64'], b64: false },
    { ...genuine, zip: 'DEF' },
    { ...genuine, enc: 'A256GCM' },
    { ...genuine, cty: 'JWT' },
    '{"alg":"HS256","alg":"none","typ":"at+jwt"}',
    '{"__proto__":{"alg":"none"}}',
    'null',
    '[]',
    '"HS256"',
    '{',
    '',
    '\ufeff{"alg":"HS256","typ":"at+jwt"}',
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ];

  await expectRefused(
    headers.flatMap((header) => [
      `${encoded(header)}.${claims}.${signature}`,
      `${encoded(header)}.${claims}.`,
      `${encoded(header)}.${claims}.${encoded('signature')}`,
    ]),
  );
});

test('parts too many, too few, too long or in another alphabet make no token', async () => {
  const [header, claims, signature] = getParts(good);
  // The genuine signature may begin with one of them.
  const otherSigns = ['+', '/', '-', '_', '~', '~~~'].filter((sign) => !signature.startsWith(sign));
  await expectRefused([
    header,
    `${header}.${claims}`,
    `${header}..${signature}`,
    `.${claims}.${signature}`,
    '..',
    '...',
    `${good}.${signature}`,
    `${good}.x.y`,
    `${good}A`,
    good.slice(0, -1),
    good.toUpperCase(),
    good.split('').reverse().join(''),
    `${signature}.${claims}.${header}`,
    `${header}.${claims}.${'A'.repeat(6_000)}`,
    `${header}.${encoded(good)}.${signature}`,
    ...otherSigns.map((sign) => `${header}.${claims}.${sign}${signature.slice(1)}`),
  ]);
});
