/** The devices of a student: who subscribes them, what ends them, and by which key. */
import {
  changePassword,
  endAllSessions,
  endSession,
  listSessions,
} from '@akada/contract/identity/account-settings.ts';
import { logout } from '@akada/contract/identity/accounts.ts';
import { declinePush, pushStatus, removePushDevice } from '@akada/contract/observers/push.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type PublicServer, startPublicServer } from '../../platform/internet/testing/public-server.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPushKeys } from './push-keys.service.ts';
import { readPushKey } from './testing/push.samples.ts';
import { moveToHour, newPushStudent, type PushStudent, workOnReminders } from './testing/push-student.ts';

let app: TestApp;
let service: PublicServer;
let ada: PushStudent;

beforeAll(async () => {
  service = await startPublicServer();
  app = await createTestApp({ env: { PUSH_SERVICES: 'push.example' }, internet: service.internet });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  service.calls.length = 0;
  // Students of earlier tests get no reminders any more.
  await app.platform.database.pool.query('DELETE FROM push_devices');
  ada = await newPushStudent(app, 'push.example');
});

type Device = Awaited<ReturnType<PushStudent['newDevice']>>;

describe('a device', () => {
  it('is one device if it subscribes twice, and its newer subscription replaces the earlier one', async () => {
    const phone = await ada.newDevice();
    const first = await phone.subscribe();
    expect(first).toMatchObject({ status: 200, body: { current: true, last_sent_at: null } });
    expect(await phone.subscribe()).toEqual(first);
    const { body } = await phone.subscribe({ endpoint: 'https://push.example/send/other' });
    expect((await ada.devices()).map(({ id }) => id)).toEqual([body.id]);
    expect(body.id).not.toBe(first.body.id);
  });

  it('is removed by its student, and a repeated removal finds nothing', async () => {
    const phone = await ada.newDevice();
    const params = { id: (await phone.subscribe()).body.id };
    expect((await ada.call(removePushDevice, { params })).status).toBe(204);
    expect((await ada.call(removePushDevice, { params })).status).toBe(404);
    expect(await ada.devices()).toEqual([]);
  });

  it('moves to the next account that signs in on it, and no one who lacks its secret takes it away', async () => {
    const phone = await ada.newDevice();
    await phone.subscribe();
    const bola = await newPushStudent(app, 'push.example');
    const thief = await bola.newDevice();
    const subscription = phone.subscription(await readPushKey(app));
    expect((await thief.subscribe({ endpoint: phone.endpoint })).status).toBe(409);
    expect(await ada.devices()).toHaveLength(1);
    expect((await thief.subscribe(subscription)).status).toBe(200);
    expect([await ada.devices(), await bola.devices()]).toMatchObject([[], [{}]]);
  });

  it.each<[string, (device: Device) => Promise<unknown>]>([
    ['signs out', ({ call, refresh_token }) => call(logout, { body: { refresh_token } })],
    ['ends all sign-ins', ({ call }) => call(endAllSessions)],
    [
      'ends this sign-in on another device',
      async ({ call }) => {
        const { body } = await call(listSessions);
        const id = body.items.find(({ current }: { current: boolean }) => current).id;
        return ada.call(endSession, { params: { id } });
      },
    ],
    [
      'changes the password',
      ({ call }) =>
        call(changePassword, {
          body: { new_password: 'a-long-new-password' },
          headers: { 'idempotency-key': newId() },
        }),
    ],
  ])('gets nothing more once its student %s', async (_case, end) => {
    await ada.dueCards(1, '18:00');
    const phone = await ada.newDevice();
    await phone.subscribe();
    await end(phone);
    expect(await ada.devices()).toEqual([]);
    moveToHour(app, 18);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);
  });

  it('gets nothing more once its sign-in has expired', async () => {
    await ada.dueCards(1, '18:00');
    const phone = await ada.newDevice();
    await phone.subscribe();
    const end = 'UPDATE sessions SET expires_at = $2 WHERE user_id = $1';
    await app.platform.database.pool.query(end, [ada.userId, new Date(app.clock.now())]);
    expect(await ada.devices()).toEqual([]);
    moveToHour(app, 18);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);
  });

  it.each([
    ['of another push service', { endpoint: 'https://elsewhere.example/send' }],
    ['of a name below a listed one', { endpoint: 'https://eu.push.example/send' }],
    ['at another port', { endpoint: 'https://push.example:8443/send' }],
    ['without encryption', { endpoint: 'http://push.example/send' }],
    ['with credentials in its address', { endpoint: 'https://me:word@push.example/send' }],
    ['whose key is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ])('%s cannot subscribe', async (_case, change) => {
    const phone = await ada.newDevice();
    expect(await phone.subscribe(change)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

describe('the key of the installation', () => {
  const makeKeys = (dataSecret = app.platform.dataSecret) =>
    createPushKeys({ ...app.platform, dataSecret, configured: null });

  it('is generated once by processes that need it at the same moment', async () => {
    await app.platform.database.pool.query('DELETE FROM push_keys');
    const keys = await Promise.all([1, 2, 3].map(() => makeKeys().current()));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await readPushKey(app)).toBe(keys[0]?.publicKey);
  });

  it('is renewed: devices of the earlier key still get reminders, and new ones subscribe with the new key', async () => {
    await ada.dueCards(1, '18:00');
    const phone = await ada.newDevice();
    await phone.subscribe();
    const earlier = await readPushKey(app);
    const { publicKey } = await makeKeys().renew();
    expect([await readPushKey(app), publicKey === earlier]).toEqual([publicKey, false]);
    expect((await phone.subscribe({ public_key: earlier })).status).toBe(409);

    const laptop = await ada.newDevice();
    await laptop.subscribe();
    moveToHour(app, 18);
    await workOnReminders(app);
    const keyOfPath = new Map(
      service.calls.map(({ path, headers }) => [path, headers.authorization?.split('k=')[1]]),
    );
    const keys = [phone, laptop].map(({ endpoint }) => keyOfPath.get(new URL(endpoint).pathname));
    expect(keys).toEqual([earlier, publicKey]);
  });

  it('is sealed, and a new key takes its place if the secret of the installation changes', async () => {
    const key = await makeKeys().current();
    const { rows } = await app.platform.database.pool.query('SELECT * FROM push_keys WHERE is_current');
    expect(JSON.stringify(rows)).not.toContain(key.privateKey);
    const other = await makeKeys('another secret of thirty-two characters').current();
    expect(other.publicKey).not.toBe(key.publicKey);
  });

  it('is the pair of the configuration if there is one', async () => {
    const { id: _, ...configured } = await makeKeys().renew();
    await makeKeys().renew();
    const keys = createPushKeys({ ...app.platform, configured });
    expect(await keys.current()).toMatchObject(configured);
    expect(await readPushKey(app)).toBe(configured.publicKey);
  });
});

it('an installation without push services has no key, and no device subscribes', async () => {
  const closed = await sharedTestApp({ env: { PUSH_SERVICES: 'none' } });
  const call = callAs(closed, await createPerson(closed));
  expect((await call(pushStatus)).body).toEqual({ public_key: null, is_offered: false });
});

it('a student who says no is not asked again, and can still turn reminders on', async () => {
  expect((await ada.call(pushStatus)).body.is_offered).toBe(true);
  expect((await ada.call(declinePush)).status).toBe(204);
  expect((await ada.call(declinePush)).status).toBe(204);
  expect((await ada.call(pushStatus)).body).toEqual({
    public_key: await readPushKey(app),
    is_offered: false,
  });
  expect((await (await ada.newDevice()).subscribe()).status).toBe(200);
});
