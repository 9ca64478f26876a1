/** The push service of the browser and the person's answer to its question: neither exists in a browser without a screen. */
import { onTestFinished } from 'vitest';

/** A public key of P-256 as the server states it. */
export const serverKey = `B${'A'.repeat(86)}`;

const keys = { p256dh: `B${'C'.repeat(86)}`, auth: 'D'.repeat(22) };

interface PlayedPush {
  /** The person's answer when the browser asks. */
  answer: NotificationPermission;
  permission?: NotificationPermission;
}

/** @returns how often the browser has asked, and the key that it is subscribed with now */
export function playPush({ answer, permission = 'default' }: PlayedPush) {
  const played: { questions: number; subscribedKey: string | null } = { questions: 0, subscribedKey: null };
  const subscription = () => ({
    options: { applicationServerKey: toBytes(played.subscribedKey ?? '') },
    toJSON: () => ({ endpoint: 'https://push.example/send/1', keys }),
    async unsubscribe() {
      played.subscribedKey = null;
      return true;
    },
  });
  const worker = {
    pushManager: {
      getSubscription: async () => (played.subscribedKey === null ? null : subscription()),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        played.subscribedKey = applicationServerKey;
        return subscription();
      },
    },
  };
  replace(navigator, 'serviceWorker', {
    getRegistration: async () => worker,
    ready: Promise.resolve(worker),
  });
  replace(window, 'Notification', {
    permission,
    async requestPermission() {
      played.questions += 1;
      return answer;
    },
  });
  return played;
}

/** The browser is the one of a phone that shows no notifications of pages. */
export function playIphone(): void {
  replace(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1');
  const manager = Object.getOwnPropertyDescriptor(window, 'PushManager');
  Reflect.deleteProperty(window, 'PushManager');
  onTestFinished(() => {
    if (manager) Object.defineProperty(window, 'PushManager', manager);
  });
}

function replace(owner: object, name: string, value: unknown): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  onTestFinished(() => {
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  });
}

function toBytes(base64url: string): ArrayBuffer {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
}
