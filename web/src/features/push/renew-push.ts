import { pushStanding, subscribePush } from '@akada/contract/observers/push.ts';
import { findPushSubscription } from '../../lib/device/push-subscription.ts';
import { call } from '../../lib/http/call.ts';
import { subscribeBrowser } from './device-push.ts';

/**
 * Tells the server the present subscription of this browser: browsers renew theirs, and the server renews its key. A
 * browser without a subscription stays without one.
 */
export async function renewPush(signal: AbortSignal): Promise<void> {
  if ((await findPushSubscription()) === null) return;

  const { public_key: serverKey } = await call(pushStanding, { signal });
  if (serverKey === null) return;
  await call(subscribePush, { body: await subscribeBrowser(serverKey), signal });
}
