import { pushStatus } from '@akada/contract/observers/push.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createCaller, signIn } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import {
  pushDays,
  pushDeclines,
  pushDevices,
  pushKeys,
  pushMessages,
  pushSchedules,
} from '../push.tables.ts';
import { createSubscribedDevice } from './subscribed-device.ts';

/** @returns the key that devices subscribe with */
export async function readPushKey(app: SharedTestApp): Promise<string> {
  const { authorization } = await createCaller(app);
  const reply = await send(app, pushStatus, { headers: { authorization } });
  return JSON.parse(reply.body).public_key;
}

/** @returns the id of a device with a separate sign-in */
export const createPushDevice: Factory = async (app, { userId, canary }) => {
  const { db } = app.platform.database;
  await readPushKey(app);
  const caller = await app.features.authenticate((await signIn(app, { userId })).access_token);
  const [key] = await db.select().from(pushKeys);
  if (!key) throw new Error('The installation has no key');
  const id = newId();
  const { endpoint, keys } = createSubscribedDevice().subscription(key.publicKey);
  await db.insert(pushDevices).values({
    id,
    userId,
    sessionId: caller.sessionId,
    keyId: key.id,
    endpoint: `${endpoint}/${encodeURIComponent(canary)}`,
    clientKey: Buffer.from(keys.p256dh, 'base64url'),
    clientSecret: Buffer.from(keys.auth, 'base64url'),
    createdAt: moment(app),
    lastSentAt: null,
  });
  return id;
};

/** A row in each table of reminders. */
export async function givePush(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const { userId } = owner;
  const day = { userId, localDay: '2026-11-20' };
  const plan = { planMinutes: 26, examDays: 12, examTime: null };
  const counts = { cards: 12, questions: 3, sessions: 1, exams: 1, ...plan };
  const deviceId = await createPushDevice(app, owner);
  await db.insert(pushSchedules).values({ userId, nextAt: moment(app, 600_000) });
  await db
    .insert(pushDays)
    .values({ ...day, ...counts, createdAt: moment(app), expiresAt: moment(app, 240) });
  await db
    .insert(pushMessages)
    .values({ ...day, id: newId(), deviceId, status: 'sent', attempts: 1, leaseUntil: null });
  await db.insert(pushDeclines).values({ userId, declinedAt: moment(app) });
}

export const samples: FeatureSamples = {
  requests: {
    'push.status': nothing,
    'push.decline': nothing,
    'push.devices': nothing,
    'push.subscribe': async ({ app }) => ({
      body: createSubscribedDevice().subscription(await readPushKey(app)),
    }),
    'push.remove': nothing,
  },
  objects: { push_device: createPushDevice },
};
