/** Groups as their owners order, pay and manage them. */

import { randomInt } from 'node:crypto';
import type { PremiumGroup } from '@akada/contract/base/premium-groups.ts';
import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { joinCodeAlphabet, joinCodeLength, shownJoinCode } from '@akada/core/catalog/join-code.ts';
import { links } from '@akada/core/links/links.ts';
import {
  getGroupPrice,
  getInvoiceNumber,
  getSeatEnd,
  groupLimits,
  readGroupState,
} from '@akada/core/subscriptions/group-rules.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAccount, peopleById } from '../../accounts/accounts.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import * as repo from './groups.repo.ts';
import type { GroupRow, InvoiceRow } from './groups.tables.ts';

export interface GroupOrder {
  seats: number;
  months: number;
}

export type GroupsService = ReturnType<typeof createGroupsService>;

export function createGroupsService(
  deps: Pick<Platform, 'database' | 'clock' | 'config'>,
  payments: Pick<PaymentsService, 'start' | 'readFor'>,
) {
  const { database, clock, config } = deps;
  const { db } = database;

  const service = {
    async list(ownerId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await repo.listGroups(db, ownerId, page);
      return { items: await presentAll(rows), total };
    },
    /** @throws Fault `not_found` if nothing is sold here, `conflict` for too many groups */
    async create(call: KeyedCall, { name, ...order }: GroupOrder & { name: string }): Promise<PremiumGroup> {
      if (!config.payments.provider) throw notFound();
      const id = await makeOnce(deps, call, async (tx, groupId) => {
        if (!(await lockAccount(tx, call.userId))) throw notFound();
        if ((await repo.countGroups(tx, call.userId)) >= groupLimits.groups)
          throw new Fault('conflict', 'You have many groups. Order more seats in one of them instead.');
        await repo.insertGroup(tx, {
          id: groupId,
          ownerId: call.userId,
          name,
          joinCode: createCode(),
          seats: 0,
          paidUntil: null,
          remindedOf: null,
          endedSaidOf: null,
          createdAt: getInstant(clock.now()),
        });
        await writeInvoice(tx, groupId, order);
      });
      return service.read(id);
    },
    /** @throws Fault `conflict` for fewer seats than there are members */
    async order({ id, ownerId }: GroupRow, order: GroupOrder): Promise<PremiumGroup> {
      await database.transaction(async (tx) => {
        // A group stays without an owner if the account was erased in the meantime.
        if ((await repo.lockGroup(tx, id))?.ownerId !== ownerId) throw notFound();
        const takenSeats = (await repo.countSeats(tx, [id])).get(id) ?? 0;
        if (order.seats < takenSeats)
          throw new Fault(
            'conflict',
            `${takenSeats} people have a seat. Take seats back first, or order more.`,
          );

        const open = (await repo.findInvoices(tx, [id])).get(id);
        const isSame = open?.paidAt === null && open.seats === order.seats && open.months === order.months;
        if (!isSame) await writeInvoice(tx, id, order);
      });
      return service.read(id);
    },
    /** @throws Fault `conflict` without an open invoice, and as the start of a payment */
    async pay({ id }: GroupRow, userId: string): Promise<PaymentStart> {
      if (!config.payments.provider) throw notFound();
      const invoice = (await repo.findInvoices(db, [id])).get(id);
      if (invoice?.paidAt !== null)
        throw new Fault('conflict', 'This invoice is paid. Order the next one, if you need it.');

      const { id: subjectId, amount } = invoice;
      return payments.start({
        userId,
        purpose: 'group',
        subjectId,
        amount,
        returnTo: links.premiumGroups({ id }),
      });
    },
    /** Asks the provider about an open invoice whose payment was started. */
    async refresh({ id, ownerId }: GroupRow): Promise<PremiumGroup> {
      const invoice = (await repo.findInvoices(db, [id])).get(id);
      if (invoice?.paidAt === null && ownerId !== null)
        await payments.readFor({ userId: ownerId, subjectId: invoice.id });
      return service.read(id);
    },
    async read(id: string): Promise<PremiumGroup> {
      const row = await repo.findGroup(db, id);
      const [group] = row ? await presentAll([row]) : [];
      if (!group) throw notFound();
      return group;
    },
    async members({ id }: GroupRow, page: { skip: number; limit: number }) {
      const rows = await repo.listSeats(db, id, page);
      const people = await peopleById(
        db,
        rows.map(({ userId }) => userId),
      );
      const total = (await repo.countSeats(db, [id])).get(id) ?? 0;
      return {
        items: rows.map(({ userId, takenAt }) => ({
          id: userId,
          full_name: people.get(userId)?.fullName ?? '',
          taken_at: takenAt,
        })),
        total,
      };
    },
  };
  return service;

  async function writeInvoice(
    tx: Transaction,
    groupId: string,
    { seats, months }: GroupOrder,
  ): Promise<void> {
    const amount = getGroupPrice(seats, months);
    await repo.replaceInvoice(tx, {
      id: newId(),
      groupId,
      seats,
      months,
      amount,
      createdAt: getInstant(clock.now()),
    });
  }

  async function presentAll(rows: readonly GroupRow[]): Promise<PremiumGroup[]> {
    const ids = rows.map(({ id }) => id);
    const invoices = await repo.findInvoices(db, ids);
    const seats = await repo.countSeats(db, ids);
    return rows.flatMap((row) => {
      const invoice = invoices.get(row.id);
      const { bankAccount } = config.payments;
      const around = { takenSeats: seats.get(row.id) ?? 0, now: clock.now(), bankAccount };
      return invoice ? [presentGroup(row, { invoice, ...around })] : [];
    });
  }
}

/** Each code is guessed once in 3.8 × 10¹¹ tries, so two equal ones need no second try. */
const createCode = () =>
  Array.from({ length: joinCodeLength }, () => joinCodeAlphabet[randomInt(joinCodeAlphabet.length)]).join('');

const getMoment = (text: string | null) => (text === null ? null : Date.parse(text));

interface GroupAround {
  invoice: InvoiceRow;
  takenSeats: number;
  now: number;
  bankAccount: string | null;
}

function presentGroup(
  { id, name, seats, joinCode, paidUntil }: GroupRow,
  { invoice, takenSeats, now, bankAccount }: GroupAround,
): PremiumGroup {
  const until = getMoment(paidUntil);
  return {
    id,
    name,
    state: readGroupState(until, now),
    seats,
    taken: takenSeats,
    join_code: shownJoinCode(joinCode),
    paid_until: paidUntil,
    seats_until: until === null ? null : getInstant(getSeatEnd(until)),
    invoice: presentInvoice(invoice),
    bank_account: bankAccount,
  };
}

export function presentInvoice({ id, number, seats, months, amount, paidBy, paidAt, createdAt }: InvoiceRow) {
  return {
    id,
    number: getInvoiceNumber(number),
    seats,
    months,
    amount,
    state: paidAt === null ? ('open' as const) : ('paid' as const),
    paid_by: paidBy,
    paid_at: paidAt,
    created_at: createdAt,
  };
}
