/** Payment links as rows, for the samples of payments. */
import { hashSecret, newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { paymentLinks } from '../links/payment-links.tables.ts';
import { openGateway } from './gateway.ts';
import { insertPaidMonth } from './paid-month.ts';

const weekMinutes = 7 * 24 * 60;

/** @returns the id of an open link of this person, whose code follows from the id */
const createLink: Factory = async (app, { userId }) => {
  const id = newId();
  await app.platform.database.db.insert(paymentLinks).values({
    id,
    userId,
    codeHash: hashSecret(makeCode(id)),
    purpose: 'month',
    amount: 150_000,
    showsName: false,
    createdAt: moment(app),
    expiresAt: moment(app, weekMinutes),
  });
  return id;
};

const makeCode = (id: string) => id.replaceAll('-', '').slice(0, 22);

/** Writes a link of this person, and the payment of a payer who used it. */
export async function giveLink(app: SharedTestApp, owner: Owner): Promise<void> {
  await payByLink(app, await createLink(app, owner), owner.userId);
}

const payByLink = (app: SharedTestApp, linkId: string, userId: string) =>
  insertPaidMonth(app, userId, { linkId, payerEmail: `${linkId}@family.test` });

async function openedLink(app: SharedTestApp) {
  const { userId } = await createPerson(app);
  const id = await createLink(app, { userId, canary: '' });
  return { id, userId, code: makeCode(id) };
}

export const linkSamples = {
  requests: {
    'payment_links.list': nothing,
    'payment_links.create': () => ({ body: { purpose: 'month', shows_name: true } }),
    'payment_links.end': nothing,
    'payment_links.open': async ({ app }) => ({ params: { code: (await openedLink(app)).code } }),
    'payment_links.pay': async ({ app }) => {
      await openGateway(app);
      return { params: { code: (await openedLink(app)).code }, body: { email: 'aunt@family.test' } };
    },
    'payment_links.read_payment': async ({ app }) => {
      const { id, userId, code } = await openedLink(app);
      return { params: { code, reference: await payByLink(app, id, userId) } };
    },
  },
  objects: { payment_link: createLink },
} satisfies FeatureSamples;
