import { pushStanding, subscribePush } from '@akada/contract/observers/push.ts';
import { call } from '../../lib/http/call.ts';
import { findSubscription, isChosenHere, subscribeBrowser } from './device-push.ts';

/**
 * Tells the server the present subscription of this browser: browsers renew theirs, and the server renews its key. A
 * subscription that an earlier session left behind ends.
 */
export async function renewPush(signal: AbortSignal): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  if (!isChosenHere()) return void (await subscription.unsubscribe());

  const { public_key: serverKey } = await call(pushStanding, { signal });
  if (serverKey === null) return;
  await call(subscribePush, { body: await subscribeBrowser(serverKey), signal });
}
