/** A body reaches its handler in the declared form and valid, or not at all, whatever its header says. */
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpointTable } from '@akada/contract/table.ts';
import { type EndpointShape, endpoint } from '@akada/contract/wire/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import { portion } from '../../testing/suites/scale.ts';
import { createStopStages } from '../stop/stop-stages.ts';
import { createHttpServer } from './http-server.ts';
import { mountRoutes } from './mount.ts';

const body = z.strictObject({ name: z.string(), count: z.coerce.number() });
const declared = {
  summary: '',
  method: 'POST',
  access: 'public',
  effect: 'natural',
  body,
  responses: { 204: null },
} as const;

const json = endpoint({ ...declared, id: 'forms.json', path: '/json', consumes: 'json' });
const form = endpoint({ ...declared, id: 'forms.form', path: '/form', consumes: 'form' });
const multipart = endpoint({ ...declared, id: 'forms.multipart', path: '/multipart', consumes: 'multipart' });
const forms: readonly EndpointShape[] = [json, form, multipart];

/** Ours, all of them, with a handler that only notes that it was reached. */
const served = endpointTable.filter((declaration) => declaration.body);

/** Header values for a body that is of none of these types or is malformed. */
const contentTypes = [
  undefined,
  '',
  ' ',
  '/',
  ';',
  'json',
  '*/*',
  'application/*',
  'application/json',
  'Application/JSON',
  'application/json;',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset="utf-7"',
  'application/json, text/plain',
  'application/json/x',
  'application/json5',
  'application/jsonp',
  'application/x-json',
  'application/ld+json',
  'application/vnd.api+json',
  'application/problem+json',
  'application/x-ndjson',
  'application/merge-patch+json',
  'application/javascript',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'APPLICATION/X-WWW-FORM-URLENCODED',
  'application/x-www-form-urlencoded, application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'multipart/related; boundary=x; type="application/json"',
  'text/plain',
  'text/plain; application/json',
  'text/json',
  'text/html',
];

/** Wrong for the forms of this test, and right for an endpoint that requires only a name. */
const aNameAlone = '{"name":"Ada"}';

const wrongBodies = [
  aNameAlone,
  '{"name":"Ada","count":1,"role":"admin"}',
  'name=Ada&role=admin',
  '--x\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin\r\n--x--\r\n',
  '"a text"',
  '',
];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: FastifyInstance;
let origin: string;
let handled: unknown[] = [];

beforeAll(async () => {
  const log = createLog('silent');
  app = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] });
  mountRoutes(app, {
    table: [...forms, ...served],
    routes: [...forms, ...served].map((form) => ({
      endpoint: form,
      handle: async (call) => {
        handled.push(call.body);
        return { status: 204 };
      },
    })),
    authenticate: async () => anAdministrator,
    databaseAnswers: () => true,
    stages: createStopStages(),
    secureCookies: false,
    log,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  handled = [];
});

afterAll(async () => {
  agent.destroy();
  await app.close();
});

const wrongRequests = contentTypes.flatMap((contentType) =>
  wrongBodies.map((wrong) => [contentType, wrong] as const),
);

const byId = (endpoints: readonly EndpointShape[]) =>
  endpoints.map((declaration) => [declaration.id, declaration] as const);

test.for(byId(forms))('%s rejects wrong bodies with any content type', async ([, declaration]) => {
  await expectRefused(declaration, wrongRequests);
});

test.for(byId(served))('%s is read by the same rules', async ([, declaration]) => {
  await expectRefused(declaration, portion(wrongRequests.filter(([, wrong]) => wrong !== aNameAlone)));
});

async function expectRefused(declaration: EndpointShape, requests: typeof wrongRequests): Promise<void> {
  for (const [contentType, wrong] of requests) {
    const status = await send(declaration, contentType, wrong);
    expect([400, 413, 415, 422], `${contentType}: ${wrong}`).toContain(status);
  }
  expect(handled).toEqual([]);
}

test.for([
  [json, 'application/json; charset=utf-8', '{"name":"Ada","count":2}'],
  [form, 'application/x-www-form-urlencoded', 'name=Ada&count=2'],
  [
    multipart,
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n--x\r\nContent-Disposition: form-data; name="count"\r\n\r\n2\r\n--x--\r\n',
  ],
] as const)('$0.id takes a right one', async ([declaration, contentType, right]) => {
  expect(await send(declaration, contentType, right)).toBe(204);
  expect(handled).toEqual([{ name: 'Ada', count: 2 }]);
});

/** A caller whom every endpoint admits. */
const anAdministrator: Caller = {
  userId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  role: 'admin',
  plan: 'free',
  emailVerified: true,
  secondFactorMissing: false,
  accessExpiresAt: Number.MAX_SAFE_INTEGER,
};

/** Uses Node's plain client: others correct or reject such headers before they are sent. */
function send(
  { method, path }: EndpointShape,
  contentType: string | undefined,
  content: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-length': Buffer.byteLength(content),
      authorization: 'Bearer anybody',
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    };
    const url = `${origin}/api/v1${path.replace(/\{\w+\}/g, anAdministrator.userId)}`;
    const sent = request(url, { method, headers, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(content);
  });
}
