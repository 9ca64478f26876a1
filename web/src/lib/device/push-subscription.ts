/** The subscription of this browser at its push service. It belongs to the signed-in person and ends with the session. */

/** @returns null in browsers without push and on plain-http pages */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Ends the subscription and takes shown reminders away. The server ends its side with the session. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!worker || !subscription) return;

  for (const reminder of await worker.getNotifications()) reminder.close();
  await subscription.unsubscribe();
}
