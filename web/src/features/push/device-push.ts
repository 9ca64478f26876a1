/** The abilities of this browser for reminders, and its subscription. */
import type { subscribePush } from '@akada/contract/observers/push.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';

/** Goes with the account's data when a session ends: the next person on this device has chosen nothing. */
const chosenKey = `${accountDataPrefix}push`;

/** @returns whether the signed-in person has turned reminders on in this browser */
export const isChosenHere = () => readStored(chosenKey) !== null;

export const rememberChosenHere = () => store(chosenKey, '1');

/** `needs_install`: iOS shows notifications only for apps on the home screen. `blocked`: the person has forbidden them. */
export type PushSupport = 'ready' | 'needs_install' | 'blocked' | 'unsupported';

export function readPushSupport(): PushSupport {
  const isSupported =
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) return Notification.permission === 'denied' ? 'blocked' : 'ready';
  return isIos() && !isInstalled() ? 'needs_install' : 'unsupported';
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** @returns null in browsers without push and on plain-http pages */
export async function findSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** @returns whether the person allows notifications; the browser asks if it has not done so before */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Subscribes this browser, or finds its subscription. A subscription with another key of the server is replaced.
 *
 * @returns what the server needs
 */
export async function subscribeBrowser(serverKey: string): Promise<BodyOf<typeof subscribePush>> {
  const knownSubscription = await findSubscription();
  const isUsable = knownSubscription !== null && readServerKey(knownSubscription) === serverKey;
  if (knownSubscription !== null && !isUsable) await knownSubscription.unsubscribe();

  const worker = await navigator.serviceWorker.ready;
  const subscription = isUsable
    ? knownSubscription
    : await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    public_key: serverKey,
  };
}

function readServerKey({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  return key && toBase64Url(new Uint8Array(key));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
