/** Tests uploads that break off or are not a form: a sender who still listens gets an answer, and nothing is kept. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { apiUrl, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storedKeys, unitsUsed } from '../testing/note-services.ts';
import { boundary, formBytes, formHeaders, postUpload } from '../testing/raw-form.ts';

let app: TestApp;
let url: string;
let student: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
  url = await apiUrl(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await createCaller(app);
});

/** Speaks HTTP by hand, to say what no client would. */
function say(body: Uint8Array, headers: Record<string, string>): Socket {
  const { hostname, port, pathname } = new URL(`${url}/uploads/start`);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.write(body);
  return socket;
}

async function getStatus(socket: Socket): Promise<number> {
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

async function expectNothingStored(): Promise<void> {
  expect(await storedKeys(app)).toEqual([]);
  expect(await unitsUsed(app, student)).toBe(0);
}

const whole = Buffer.from(formBytes([{ file: 'chapter.txt', bytes: 'Osmosis is the movement of water.' }]));
const getPart = (until: string) => whole.subarray(0, whole.indexOf(until) + until.length);

it.each([
  ['stops within the file', getPart('Osmosis')],
  ['stops before the end of the form', whole.subarray(0, whole.length - 4)],
])('the server asks a sender to try again if the form %s', async (_story, body) => {
  const socket = say(body, { ...formHeaders(student), 'content-length': String(body.length) });

  expect(await getStatus(socket)).toBe(400);
  await expectNothingStored();
});

it.each([
  ['stops within the header of the file', getPart('filename=')],
  ['has no parts', Buffer.from('this is no form')],
  ['ends at once', Buffer.from(`--${boundary}--\r\n`)],
  [
    'has a part without a name',
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\n\r\n--${boundary}--`),
  ],
  ['is empty', Buffer.alloc(0)],
])('the server rejects a form that %s, and does not wait for the rest', async (_story, body) => {
  const socket = say(body, { ...formHeaders(student), 'content-length': String(body.length) });

  expect([400, 422]).toContain(await getStatus(socket));
  await expectNothingStored();
});

it.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['a boundary without end', `multipart/form-data; boundary=${'x'.repeat(500)}`],
])('a form with %s is rejected', async (_story, type) => {
  const headers = { ...formHeaders(student), 'content-type': type, 'content-length': String(whole.length) };

  expect(await getStatus(say(whole, headers))).toBe(400);
  await expectNothingStored();
});

it('the server keeps nothing if the client disconnects within the file', async () => {
  const socket = say(getPart('Osmosis'), { ...formHeaders(student), 'content-length': String(whole.length) });
  await once(socket, 'ready');
  socket.resetAndDestroy();

  await expectNothingStored();
  const next = await postUpload(app, student, [{ file: 'chapter.txt', bytes: 'Diffusion.' }]);
  expect(next.status).toBe(201);
  await expect.poll(() => storedKeys(app)).toHaveLength(1);
});
