import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPicturesCleaning } from './pictures-cleaning.service.ts';

const hour = 60 * 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function signedIn() {
  const person = await createPerson(app);
  const { access_token } = await signIn(app, person);
  return { ...person, headers: { authorization: `Bearer ${access_token}` } };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

async function save({ headers }: Pick<SignedIn, 'headers'>, file: File, others: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(others)) form.append(name, value);
  form.append('file', file);
  const request = new Response(form);
  return app.http.inject({
    method: 'PUT',
    url: '/api/v1/users/me/picture',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
}

const saveColour = async (owner: SignedIn, colour: string) =>
  save(owner, new File([new Uint8Array(await picture(colour))], 'me.png'));

const remove = ({ headers }: SignedIn) =>
  app.http.inject({ method: 'DELETE', url: '/api/v1/users/me/picture', headers });

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.http.inject({ method, url });

const me = async ({ headers }: SignedIn) =>
  (await app.http.inject({ url: '/api/v1/users/me', headers })).json();

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.platform.files.list('pictures')) keys.push(key);
  return keys;
}

const keyOf = async ({ userId }: SignedIn): Promise<string> => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT storage_key FROM pictures WHERE user_id = $1',
    [userId],
  );
  return rows[0].storage_key;
};

describe('a profile picture', () => {
  it('is small, the same for every reader, and cached by browsers for good', async () => {
    const person = await signedIn();
    const saved = await saveColour(person, '#2a9d8f');
    expect(saved.statusCode).toBe(200);
    const url: string = saved.json().profile_picture_url;
    expect(url).toMatch(/^\/api\/v1\/pictures\/[0-9a-f-]{36}$/);
    expect(await me(person)).toMatchObject({ profile_picture_url: url });

    const shown = await get(url);
    expect([shown.statusCode, shown.headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/webp',
        'content-length': String(shown.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      }),
    ]);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 });
    expect((await get(url, 'HEAD')).headers['content-length']).toBe(shown.headers['content-length']);
  });

  it('makes room for the next one, bytes and all', async () => {
    const person = await signedIn();
    const first: string = (await saveColour(person, '#ff0000')).json().profile_picture_url;
    const firstKey = await keyOf(person);
    const second: string = (await saveColour(person, '#0000ff')).json().profile_picture_url;
    expect(second).not.toBe(first);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect(await storedKeys()).not.toContain(firstKey);
  });

  it('is one, however many are sent at once', async () => {
    const person = await signedIn();
    const replies = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => saveColour(person, colour)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { profile_picture_url: url } = await me(person);
    const shown = await Promise.all(replies.map((reply) => get(reply.json().profile_picture_url)));
    expect(shown.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await get(url)).statusCode).toBe(200);
  });

  it('goes when it is removed, and removing it again changes nothing', async () => {
    const person = await signedIn();
    const url: string = (await saveColour(person, '#ff0000')).json().profile_picture_url;
    const key = await keyOf(person);
    for (const reply of [await remove(person), await remove(person)]) {
      expect([reply.statusCode, reply.json().profile_picture_url]).toEqual([200, null]);
    }
    expect((await get(url)).statusCode).toBe(404);
    expect(await storedKeys()).not.toContain(key);
  });

  it('an unknown picture answers 404, and no browser caches the answer', async () => {
    const missing = await get(`/api/v1/pictures/${randomUUID()}`);
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
    expect(missing.headers['cache-control']).toBe('no-store');
    expect((await get('/api/v1/pictures/..%2f..%2fetc%2fpasswd')).statusCode).toBe(422);
  });

  it('is not found if its bytes were deleted', async () => {
    const person = await signedIn();
    const url: string = (await saveColour(person, '#ff0000')).json().profile_picture_url;
    await app.platform.files.delete(await keyOf(person));
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  });
});

describe('a rejected upload', () => {
  const refusals: [string, () => Promise<File> | File, number][] = [
    ['text named .png', () => new File(['Osmosis moves water.'], 'me.png', { type: 'image/png' }), 415],
    ['a drawing in SVG', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png'), 415],
    ['an empty file', () => new File([], 'me.png'), 415],
    [
      'half a picture',
      async () => new File([new Uint8Array(await picture('#ff0000')).slice(0, 60)], 'me.png'),
      422,
    ],
    ['more than ten megabytes', () => new File([new Uint8Array(10_000_001)], 'me.png'), 413],
  ];

  it.for(refusals)('%s changes nothing', async ([, file, status]) => {
    const person = await signedIn();
    const { profile_picture_url: previous } = (await saveColour(person, '#ff0000')).json();
    const keys = await storedKeys();
    expect((await save(person, await file())).statusCode).toBe(status);
    expect(await me(person)).toMatchObject({ profile_picture_url: previous });
    expect(await storedKeys()).toEqual(keys);
  });

  it('is a form with more in it', async () => {
    const person = await signedIn();
    const file = new File([new Uint8Array(await picture('#ff0000'))], 'me.png');
    expect((await save(person, file, { role: 'admin' })).statusCode).toBe(422);
    expect((await save({ headers: { authorization: '' } }, file)).statusCode).toBe(401);
  });

  it('breaks off and changes nothing', async () => {
    const person = await signedIn();
    const keys = await storedKeys();
    await app.http.listen({ host: '127.0.0.1', port: 0 });
    const address = app.http.server.address();
    const socket = createConnection({
      host: '127.0.0.1',
      port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    });
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\nPNG';
    socket.write(
      `PUT /api/v1/users/me/picture HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${person.headers.authorization}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${part.length}\r\nConnection: close\r\n\r\n${part}`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
    expect(await storedKeys()).toEqual(keys);
  });
});

describe('the cleaning', () => {
  it('removes pictures without an account, once no upload can still be in progress', async () => {
    const [gone, stays] = [await signedIn(), await signedIn()];
    await saveColour(gone, '#ff0000');
    await saveColour(stays, '#ff0000');
    const [goneKey, staysKey] = [await keyOf(gone), await keyOf(stays)];
    await app.platform.database.pool.query('DELETE FROM users WHERE id = $1', [gone.userId]);
    const at = (now: number) => createPicturesCleaning({ ...app.platform, clock: { now: () => now } });
    await at(Date.now()).sweep();
    expect(await storedKeys()).toContain(goneKey);
    await at(Date.now() + 2 * hour).sweep();
    const left = await storedKeys();
    expect(left).toContain(staysKey);
    expect(left).not.toContain(goneKey);
  });
});
