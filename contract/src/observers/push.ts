/** Reminders that a student's devices show while the app is closed (Web Push, RFC 8030): once a day at most. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, Timestamp } from '../wire/fields.ts';

/** A public key of P-256 as browsers pass it: an uncompressed point in base64url. */
const PublicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/, 'This is not a public key'));

export const PushStatus = z.object({
  /** The key that a device subscribes with; null if this installation sends no reminders to devices. */
  public_key: z.nullable(PublicKey),
  /** False once the student said no at the end of a review. The settings still have the choice. */
  is_offered: z.boolean(),
});
export type PushStatus = z.output<typeof PushStatus>;

export const pushStatus = endpoint({
  id: 'push.status',
  summary: 'Whether devices can get reminders, and by which key they subscribe',
  method: 'GET',
  path: '/push',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: PushStatus },
});

export const declinePush = endpoint({
  id: 'push.decline',
  summary: 'Offer me no reminders at the end of reviews',
  method: 'PUT',
  path: '/push/declined',
  access: 'student',
  effect: 'natural',
  responses: { 204: null },
});

export const PushDevice = z.object({
  id: z.uuid(),
  /** Browser and system of its sign-in, such as `Chrome on Android`. */
  device: z.string(),
  /** True for the device that makes this call. */
  current: z.boolean(),
  created_at: Timestamp,
  /** The last reminder that its push service accepted; null before the first one. */
  last_sent_at: z.nullable(Timestamp),
});
export type PushDevice = z.output<typeof PushDevice>;

export const listPushDevices = endpoint({
  id: 'push.devices',
  summary: 'My devices that get reminders',
  method: 'GET',
  path: '/push/devices',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ items: z.array(PushDevice) }) },
});

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

export const subscribePush = endpoint({
  id: 'push.subscribe',
  summary: 'Send reminders to the device of this sign-in, instead of to its earlier subscription',
  method: 'PUT',
  path: '/push/device',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    /** The address that the browser's push service gave this device. */
    endpoint: z
      .string('Give the address of the subscription')
      .check(z.maxLength(1000), z.refine(isHttps, 'This is not an https address')),
    /** Keys of the device, as `PushSubscription.toJSON` has them. */
    keys: z.strictObject({
      p256dh: PublicKey,
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'This is not the secret of a subscription')),
    }),
    /** The key of the server that the device subscribed with. */
    public_key: PublicKey,
  }),
  responses: { 200: PushDevice },
});

export const removePushDevice = endpoint({
  id: 'push.remove',
  summary: 'Send a device of mine no more reminders',
  method: 'DELETE',
  path: '/push/devices/{id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'push_device', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});
