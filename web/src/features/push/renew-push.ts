import { pushStatus, subscribePush } from '@akada/contract/observers/push.ts';
import { call } from '../../lib/http/call.ts';
import { findSubscription, isChosenHere, subscribeBrowser } from './device-push.ts';

/**
 * Tells the server the present subscription of this browser: browsers renew theirs, and the server renews its key. It
 * ends a subscription that an earlier session left behind.
 */
export async function renewPush(signal: AbortSignal): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  if (!isChosenHere()) return void (await subscription.unsubscribe());

  const { public_key: serverKey } = await call(pushStatus, { signal });
  if (serverKey === null) return;
  await call(subscribePush, { body: await subscribeBrowser(serverKey), signal });
}
