/**
 * Limits the cost of one request: bodies, forms and files have a maximum, and a violation that is known
 * beforehand costs nothing.
 */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { endpoint } from '@akada/contract/wire/endpoint.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createStopStages } from '../stop/stop-stages.ts';
import { createHttpServer } from './http-server.ts';
import { mountRoutes } from './mount.ts';

const jsonLimit = 256 * 1024;
const fieldLimit = 16 * 1024;
const formRoom = 256 * 1024;

let app: TestApp;
let authorization: string;
let url: string;

beforeAll(async () => {
  app = await createTestApp();
  authorization = `Bearer ${(await signIn(app, await createPerson(app))).access_token}`;
  url = await app.http.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

describe('a JSON body', () => {
  const ofBytes = (size: number) => `{"full_name":"${'x'.repeat(size - '{"full_name":""}'.length)}"}`;
  const register = (payload: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  it('is read up to its limit, and rejected above it', async () => {
    expect((await register(ofBytes(jsonLimit))).statusCode).toBe(422);
    const rejection = await register(ofBytes(jsonLimit + 1));
    expect([rejection.statusCode, rejection.json().code]).toEqual([413, 'payload_too_large']);
  });

  it('in a form is far smaller', async () => {
    const logIn = (length: number) =>
      app.http.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username='.padEnd(length, 'x'),
      });
    expect((await logIn(fieldLimit)).statusCode).toBe(422);
    expect((await logIn(fieldLimit + 1)).statusCode).toBe(413);
  });
});

describe('a form with a file', () => {
  type Part = readonly [name: string, value: string];
  const file = (form: FormData) => form.append('file', new File(['Osmosis moves water.'], 'water.txt'));

  async function upload(fields: readonly Part[]) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    file(form);
    const headers = { authorization };
    const response = await fetch(`${url}/api/v1/uploads/start`, { method: 'POST', headers, body: form });
    const { code, detail } = await response.json();
    return { status: response.status, code, detail };
  }
  const manyFields = (count: number) =>
    Array.from({ length: count }, (_, index): Part => [`field_${index}`, '']);

  it('is taken with the field that it declares', async () => {
    expect((await upload([['course_name', 'Biology']])).status).toBe(201);
  });

  it('has sixteen parts at most, whatever they are', async () => {
    expect((await upload(manyFields(15))).status).toBe(422);
    expect(await upload(manyFields(16))).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await upload(manyFields(2_000))).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('has short fields: no more of a long one is read', async () => {
    const echo = endpoint({
      id: 'forms.echo',
      summary: 'How long a field was',
      method: 'POST',
      path: '/echo',
      access: 'public',
      effect: 'natural',
      consumes: 'multipart',
      body: z.strictObject({ text: z.string() }),
      responses: { 200: z.object({ length: z.int() }) },
    });
    const log = createLog('silent');
    const http = await createHttpServer(log, { publicUrl: new URL('http://localhost'), trustedProxies: [] });
    mountRoutes(http, {
      table: [echo],
      routes: [route(echo)(async ({ body }) => ({ status: 200, body: { length: body.text.length } }))],
      authenticate: () => Promise.reject(new Error('there is no sign-in here')),
      databaseAnswers: () => true,
      stages: createStopStages(),
      secureCookies: false,
      log,
    });
    const form = new FormData();
    form.append('text', 'x'.repeat(10 * fieldLimit));
    const sent = new Response(form);
    const response = await http.inject({
      method: 'POST',
      url: '/api/v1/echo',
      headers: { 'content-type': String(sent.headers.get('content-type')) },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(response.json()).toEqual({ length: fieldLimit });
  });

  it('names each of its parts', async () => {
    const response = await fetch(`${url}/api/v1/uploads/start`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data\r\n\r\nBiology\r\n--b--\r\n',
    });
    expect([response.status, (await response.json()).detail]).toEqual([
      400,
      'Each part of a form needs a name.',
    ]);
  });

  it('has each field once', async () => {
    const twice: Part[] = [
      ['course_name', 'Biology'],
      ['course_name', 'Physics'],
    ];
    const { status, detail } = await upload(twice);
    expect([status, detail]).toEqual([422, { course_name: 'Send this field once' }]);
  });
});

describe('a file whose size is announced', () => {
  /** Sends the beginning of a form that no endpoint takes, which only a server that looks inside finds out. */
  async function begin(path: string, method: string, size: number): Promise<ClientRequest> {
    const headers = {
      authorization,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': size,
    };
    const call = request(`${url}/api/v1${path}`, { method, headers });
    call.write('--b\r\nContent-Disposition: form-data; name="other"; filename="a.txt"\r\n\r\nA file');
    return call;
  }

  it.each([
    ['/uploads/start', 'POST', uploadMaxBytes],
    ['/users/me/picture', 'PUT', 10_000_000],
  ])('is rejected unread if it is too large for %s', async (path, method, limit) => {
    const call = await begin(path, method, limit + formRoom + 1);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect([response.statusCode, JSON.parse(await text(response)).code]).toEqual([413, 'payload_too_large']);
    call.destroy();
  });
});

it('a connection over which no request came in time gets a 408, which browsers never show', async () => {
  const opened = once(app.http.server, 'connection');
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  const [socket] = await opened;
  const timedOut = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.http.server.emit('clientError', timedOut, socket);

  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 .*\r\n\r\n$/s);
});
