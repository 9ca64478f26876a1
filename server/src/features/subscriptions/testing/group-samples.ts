/** Groups that pay for premium, as rows, for the samples of subscriptions. */
import { joinCodeAlphabet, joinCodeLength } from '@akada/core/catalog/join-code.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { openGateway } from '../../payments/testing/gateway.ts';
import { groupInvoices, groupSeats, premiumGroups } from '../groups/groups.tables.ts';

const dayMinutes = 24 * 60;
let groups = 0;

/** Writes a group with ten seats and an open invoice, paid for thirty days. */
async function insertGroup(app: SharedTestApp, { userId, canary }: Owner): Promise<string> {
  const { db } = app.platform.database;
  const id = newId();
  groups += 1;
  await db.insert(premiumGroups).values({
    id,
    ownerId: userId,
    name: canary,
    joinCode: makeCode(groups),
    seats: 10,
    paidUntil: moment(app, 30 * dayMinutes),
    createdAt: moment(app),
  });
  await insertInvoice(app, id);
  return id;
}

/** @returns a code of the right form */
function makeCode(number: number): string {
  const digits = [...String(number).padStart(joinCodeLength, '0')];
  return digits.map((digit) => joinCodeAlphabet[Number(digit)]).join('');
}

async function insertInvoice(app: SharedTestApp, groupId: string): Promise<string> {
  const id = newId();
  await app.platform.database.db
    .insert(groupInvoices)
    .values({ id, groupId, seats: 10, months: 1, amount: 1_500_000, createdAt: moment(app) });
  return id;
}

/** Writes a group of this person, and a seat in it. */
export async function giveGroup(app: SharedTestApp, owner: Owner): Promise<void> {
  const groupId = await insertGroup(app, owner);
  await takeSeat(app, { userId: owner.userId, groupId });
}

async function takeSeat(app: SharedTestApp, seat: { userId: string; groupId: string }): Promise<void> {
  await app.platform.database.db
    .insert(groupSeats)
    .values({ ...seat, takenAt: moment(app) })
    .onConflictDoNothing();
}

const invoice: Sample = async ({ app, owner }) => {
  const groupId = await insertGroup(app, owner);
  const { rows } = await app.platform.database.pool.query(
    'SELECT id FROM group_invoices WHERE group_id = $1',
    [groupId],
  );
  return { params: { id: rows[0].id }, body: { bank_reference: `GTB ${groups}`, amount: 1_500_000 } };
};

export const groupSamples = {
  lists: {
    'premium_groups.list': { write: oneMore(insertGroup) },
    'premium_groups.list_invoices': { write: oneMore(insertGroup) },
    'premium_groups.members': {
      write: async ({ app, objectId: groupId }) =>
        takeSeat(app, { userId: (await createPerson(app)).userId, groupId }),
    },
  },
  requests: {
    'premium_groups.list': nothing,
    'premium_groups.create': () => ({ body: { name: 'Hope College', seats: 10, months: 1 } }),
    'premium_groups.order': () => ({ body: { seats: 20, months: 3 } }),
    'premium_groups.pay': async ({ app }) => {
      await openGateway(app);
      return {};
    },
    'premium_groups.get': async ({ app }) => {
      await openGateway(app);
      return {};
    },
    'premium_groups.members': nothing,
    'premium_groups.remove_member': ({ owner, objectId }) => ({
      params: { id: objectId, member_id: owner.userId },
    }),
    'premium_groups.join': async ({ app, owner }) => {
      await app.platform.database.pool.query('DELETE FROM group_seats WHERE user_id = $1', [owner.userId]);
      await insertGroup(app, owner);
      return { body: { code: makeCode(groups) } };
    },
    'premium_groups.exit': nothing,
    'premium_groups.list_invoices': nothing,
    'premium_groups.confirm_transfer': invoice,
  },
  objects: { premium_group: insertGroup },
} satisfies FeatureSamples;
