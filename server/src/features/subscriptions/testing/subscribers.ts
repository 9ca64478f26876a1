/** Students who subscribe, and what workers do for them as time goes by. */
import { getPayment } from '@akada/contract/base/payments.ts';
import * as endpoints from '@akada/contract/base/subscriptions.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { expect } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson, type PersonTraits } from '../../../testing/people.ts';
import type { SharedTestApp, TestApp } from '../../../testing/test-app.ts';
import { atCheckout, cards } from '../../payments/testing/gateway.ts';

const hourMs = 3_600_000;

/** @returns rows of a statement */
export async function getRows(app: SharedTestApp, text: string, values: unknown[] = []) {
  return (await app.platform.database.pool.query(text, values)).rows;
}

export async function newSubscriber(app: SharedTestApp, traits: PersonTraits = {}) {
  const person = await createPerson(app, traits);
  const call = callAs(app, person);
  const read = async () => (await call(endpoints.getSubscription)).body;
  return {
    ...person,
    call,
    read,
    state: async () => (await read()).state,
    plan: async () => (await call(currentUser)).body.subscription_plan,
    limit: async () => (await call(usageStats)).body.items[0].limit,
    trial: async () => (await call(endpoints.startTrial)).status,
    begin: async ({ renew = true } = {}) => (await call(endpoints.upgrade, { body: { renew } })).body,
    async pay({ number = cards.good, renew = true }: { number?: string; renew?: boolean } = {}) {
      const { reference, authorization_url } = (await call(endpoints.upgrade, { body: { renew } })).body;
      await atCheckout(app, authorization_url, 'card', { number });
      expect((await call(getPayment, { params: { reference } })).body.state).toBe('paid');
    },
    /** @returns titles of the notifications about premium, the earliest first */
    async said() {
      const all = await getNotifications(app, person);
      return all.filter(({ type }) => type.startsWith('SUBSCRIPTION_')).map(({ title }) => title);
    },
    async charges() {
      const select =
        "SELECT status FROM payments WHERE user_id = $1 AND purpose = 'renewal' ORDER BY created_at";
      return (await getRows(app, select, [person.userId])).map(({ status }) => status);
    },
  };
}

/** Sweeps, and the jobs that they and the calls before have sent. A job that fails is not repeated. */
export async function tick(app: SharedTestApp): Promise<void> {
  for (const name of [
    'subscriptions.remind',
    'subscriptions.renew',
    'payments.reconcile',
    'subscriptions.expire',
  ]) {
    await app.features.tasks.find((task) => task.name === name)?.run();
    const jobs = "DELETE FROM pgboss.job WHERE name LIKE 'payments.%' RETURNING name, data";
    for (const sent of await getRows(app, jobs)) {
      const handler = app.features.jobs.find(({ job }) => job.name === sent.name);
      await handler?.run(sent.data, { signal: new AbortController().signal }).catch(() => {});
    }
  }
}

/** A quarter of a day at a time, because what is due at night waits for the day. */
export async function pass(app: TestApp, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 6) {
    app.clock.advance(Math.min(6, hours - hour) * hourMs);
    await tick(app);
  }
}
