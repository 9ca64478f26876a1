/** The devices of a student that get reminders. Each belongs to one sign-in and ends with it. */
import { ECDH, timingSafeEqual } from 'node:crypto';
import type { PushDevice, PushStatus, subscribePush } from '@akada/contract/observers/push.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { nextLocalHour } from '@akada/core/time/next-local-hour.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { PushConfig } from '../../platform/config/push.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDevices, getZone, lockAccount } from '../accounts/accounts.ts';
import { isListedService } from './listed-service.ts';
import type { PushDeviceRow } from './push.tables.ts';
import * as repo from './push-devices.repo.ts';
import type { PushKeys } from './push-keys.service.ts';
import { addSchedule } from './push-schedules.repo.ts';

export interface PushDevicesDeps extends Pick<Platform, 'database' | 'clock'> {
  /** Null if this installation sends no reminders to devices. */
  push: PushConfig | null;
  keys: PushKeys;
  /** @returns the hour of the day at which a student studies */
  studyHour(userId: string): Promise<number>;
}

export type PushDevicesService = ReturnType<typeof createPushDevices>;

type Subscription = BodyOf<typeof subscribePush>;

export function createPushDevices(deps: PushDevicesDeps) {
  const { database, clock, push, keys, studyHour } = deps;
  const { db } = database;

  /** A device whose sign-in has expired is not among the sign-ins. */
  const list = async ({ userId, sessionId }: Caller): Promise<PushDevice[]> => {
    const signIns = await getDevices(db, userId, getInstant(clock.now()));
    const names = new Map(signIns.map(({ id, device }) => [id, device]));
    return (await repo.findDevices(db, userId)).flatMap((row) => {
      const device = names.get(row.sessionId);
      return device === undefined ? [] : [present(row, device, sessionId)];
    });
  };

  return {
    list,
    async readStatus(userId: string): Promise<PushStatus> {
      if (push === null) return { public_key: null, is_offered: false };

      const [key, isDeclined] = await Promise.all([keys.current(), repo.hasDeclined(db, userId)]);
      return { public_key: key.publicKey, is_offered: !isDeclined };
    },
    /** A repetition changes nothing. */
    decline: (userId: string) =>
      database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        await repo.insertDecline(tx, userId, getInstant(clock.now()));
      }),
    /**
     * A repetition changes nothing.
     *
     * @throws Fault `validation_failed` for a service that is not on the list, and for a key that is no point of the curve
     * @throws Fault `conflict` for a key of the server that is not the current one, and for a device of another account
     */
    async subscribe(caller: Caller, subscription: Subscription): Promise<PushDevice> {
      if (push === null) throw new Fault('conflict', 'Reminders on devices are turned off here.');
      assertReachable(push, subscription);
      const key = await keys.current();
      if (subscription.public_key !== key.publicKey)
        throw new Fault('conflict', 'The key has changed. Please load the page again.');

      const { userId, sessionId } = caller;
      const hour = await studyHour(userId);
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        const now = clock.now();
        const row = toRow(subscription, { userId, sessionId, keyId: key.id, now });
        const knownDevice = await repo.lockEndpoint(tx, row.endpoint);
        if (knownDevice && isSame(knownDevice, row)) return;
        // Only the browser itself knows the secret: it was signed in to another account before.
        if (
          knownDevice &&
          knownDevice.userId !== userId &&
          !timingSafeEqual(knownDevice.clientSecret, row.clientSecret)
        )
          throw anotherAccount();
        if (!(await repo.replaceDevice(tx, row))) throw anotherAccount();
        await addSchedule(tx, userId, getInstant(nextLocalHour(now, await getZone(tx, userId), hour)));
      });
      const device = (await list(caller)).find(({ current }) => current);
      if (!device) throw notFound();
      return device;
    },
    /** A repetition changes nothing. */
    remove: (device: PushDeviceRow) => repo.deleteDevice(db, device),
  };
}

function assertReachable(push: PushConfig, { endpoint, keys: { p256dh } }: Subscription): void {
  if (!isListedService(new URL(endpoint), push.services))
    throw invalidField('endpoint', 'The push service of this browser is not supported here.');
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalidField('keys.p256dh', 'This is not a public key');
  }
}

function toRow(
  { endpoint, keys: { p256dh, auth } }: Subscription,
  { now, ...owner }: Pick<PushDeviceRow, 'userId' | 'sessionId' | 'keyId'> & { now: number },
): PushDeviceRow {
  return {
    ...owner,
    id: newId(),
    // The door calls this form of the address.
    endpoint: new URL(endpoint).href,
    clientKey: Buffer.from(p256dh, 'base64url'),
    clientSecret: Buffer.from(auth, 'base64url'),
    createdAt: getInstant(now),
    lastSentAt: null,
  };
}

function isSame(knownDevice: PushDeviceRow, row: PushDeviceRow): boolean {
  return (
    knownDevice.sessionId === row.sessionId &&
    knownDevice.keyId === row.keyId &&
    knownDevice.clientKey.equals(row.clientKey) &&
    knownDevice.clientSecret.equals(row.clientSecret)
  );
}

function present(row: PushDeviceRow, device: string, currentSession: string): PushDevice {
  return {
    id: row.id,
    device,
    current: row.sessionId === currentSession,
    created_at: row.createdAt,
    last_sent_at: row.lastSentAt,
  };
}

function anotherAccount(): Fault {
  return new Fault('conflict', 'This device gets the reminders of another account.');
}
