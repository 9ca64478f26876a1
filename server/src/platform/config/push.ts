/** Reminders on devices: the push services that may be called, and how this installation introduces itself to them. */
import { createECDH } from 'node:crypto';
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/** A key pair for VAPID (RFC 8292), both keys in base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

export interface PushConfig {
  /** Hosts of push services; `*.` at the start means any name below. */
  services: readonly string[];
  /** Null if the installation generates its keys. */
  keys: PushKeyPair | null;
  /** Contact for push services: an https or mailto address. */
  subject: string;
}

/** The services of Chrome, Edge, Firefox and Safari. */
const usualPushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];

/**
 * @returns null if reminders on devices are turned off; over plain http no browser takes them
 * @throws ConfigError for one VAPID key without the other, and for keys that are no pair
 */
export function readPushConfig(settings: Settings, publicUrl: URL, isLocal: boolean): PushConfig | null {
  const keys = readKeys(settings);
  const services = settings.PUSH_SERVICES ?? usualPushServices;
  if (services.length === 0 || (publicUrl.protocol !== 'https:' && !isLocal)) return null;

  return { services, keys, subject: getSubject(settings, publicUrl) };
}

function getSubject({ CONTACT_EMAIL: contact }: Settings, { protocol, origin, hostname }: URL): string {
  if (contact !== undefined) return `mailto:${contact}`;
  return protocol === 'https:' ? origin : `mailto:no-reply@${hostname}`;
}

function readKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Settings): PushKeyPair | null {
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined) throw new ConfigError('VAPID_PUBLIC_KEY', missing('VAPID_PRIVATE_KEY'));
  if (privateKey === undefined) throw new ConfigError('VAPID_PRIVATE_KEY', missing('VAPID_PUBLIC_KEY'));
  if (getPublicKey(privateKey) !== publicKey)
    throw new ConfigError(
      'VAPID_PUBLIC_KEY',
      'does not belong to VAPID_PRIVATE_KEY: wanted are both keys of a pair.',
    );

  return { publicKey, privateKey };
}

const missing = (other: string) => `is not set while ${other} is: wanted are both or none.`;

/** @returns null for a number that is no private key of the curve */
function getPublicKey(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
