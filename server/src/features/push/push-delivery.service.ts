/** Hands reminders to push services: encrypted for the device (RFC 8291), signed by this installation (RFC 8292). */
import { describeDailyReminder } from '@akada/core/push/daily-reminder.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { PushConfig } from '../../platform/config/push.ts';
import { AddressRejected, type PublicAnswer, postPublicly } from '../../platform/internet/post-publicly.ts';
import type { Platform } from '../../platform/platform.ts';
import { createLeasedWork } from '../../platform/work/leased-work.ts';
import { isSessionOpen } from '../accounts/accounts.ts';
import { isListedService } from './listed-service.ts';
import type { PushMessageRow } from './push.tables.ts';
import { deleteDevice, markDeviceSent } from './push-devices.repo.ts';
import type { PushKey, PushKeys } from './push-keys.service.ts';
import * as repo from './push-messages.repo.ts';

/** A push service keeps only the last waiting message of a topic. */
const topic = 'akada-day';
const timeoutMs = 20_000;
/** The usual wait before another attempt, if the service names none. */
const retryMs = 60_000;

export interface PushDeliveryDeps
  extends Pick<Platform, 'database' | 'queue' | 'clock' | 'log' | 'internet'> {
  push: PushConfig | null;
  keys: PushKeys;
}

export function createPushDelivery(deps: PushDeliveryDeps) {
  const { database } = deps;
  return createLeasedWork(deps, repo.pushWork, {
    run: (message, signal) => attemptOnce(deps, message, signal),
    giveUp: (message) => repo.endMessage(database.db, message, 'given_up'),
  });
}

/** @throws Error if no answer came, so that another attempt follows */
async function attemptOnce(
  deps: PushDeliveryDeps,
  message: PushMessageRow,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, push, keys } = deps;
  const { db } = database;
  const giveUp = () => repo.endMessage(db, message, 'given_up');
  const delivery = await repo.findDelivery(db, message);
  if (!delivery || push === null) return giveUp();

  const { device, day } = delivery;
  const now = clock.now();
  const leftMs = Date.parse(day.expiresAt) - now;
  const isOpen = await isSessionOpen(db, device.sessionId, now);
  const key = await keys.find(device.keyId);
  if (leftMs <= 0 || !isOpen || key === null || !isListedService(new URL(device.endpoint), push.services))
    return giveUp();

  try {
    const answer = await post(deps, { delivery, key, ttlSeconds: Math.floor(leftMs / 1_000), push }, signal);
    await handleAnswer(deps, message, delivery, answer);
  } catch (error) {
    if (!(error instanceof AddressRejected)) throw error;
    logFailure(deps, message, delivery, 'address_rejected');
    await giveUp();
  }
}

interface Post {
  delivery: repo.Delivery;
  key: PushKey;
  ttlSeconds: number;
  push: PushConfig;
}

async function post(
  { internet }: PushDeliveryDeps,
  { delivery: { device, day }, key, ttlSeconds, push }: Post,
  signal: AbortSignal,
): Promise<PublicAnswer> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const keys = {
    p256dh: device.clientKey.toString('base64url'),
    auth: device.clientSecret.toString('base64url'),
  };
  const { headers, body } = generateRequestDetails(
    { endpoint: device.endpoint, keys },
    JSON.stringify(describeDailyReminder(day)),
    {
      vapidDetails: { subject: push.subject, publicKey: key.publicKey, privateKey: key.privateKey },
      TTL: ttlSeconds,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  return postPublicly(internet, { url: new URL(device.endpoint), headers, body, timeoutMs, signal });
}

async function handleAnswer(
  deps: PushDeliveryDeps,
  message: PushMessageRow,
  delivery: repo.Delivery,
  { status, retryAfter }: PublicAnswer,
): Promise<void> {
  const { database, clock } = deps;
  const { device, day } = delivery;
  const now = clock.now();
  if (status >= 200 && status < 300) {
    return database.transaction(async (tx) => {
      await repo.endMessage(tx, message, 'sent');
      await markDeviceSent(tx, device.id, getInstant(now));
    });
  }
  logFailure(deps, message, delivery, status);
  // The browser has ended the subscription.
  if (status === 404 || status === 410) return deleteDevice(database.db, device);

  const until = now + Math.max(retryMs, getWaitMs(retryAfter, now));
  if ((status === 429 || status >= 500) && until < Date.parse(day.expiresAt))
    return repo.postponeMessage(database.db, message, until);
  return repo.endMessage(database.db, message, 'given_up');
}

/** @param retryAfter seconds or a date (RFC 9110) @returns 0 for whatever else a service says */
function getWaitMs(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  return Math.max(0, (Date.parse(retryAfter) || 0) - now);
}

/** The path of the address is a secret of the device, so the log has only the host. */
function logFailure(
  { log }: PushDeliveryDeps,
  { id, attempts }: PushMessageRow,
  { device }: repo.Delivery,
  reason: string | number,
): void {
  const { hostname } = new URL(device.endpoint);
  log.warn({ messageId: id, attempts, service: hostname, reason }, 'reminder not delivered');
}
