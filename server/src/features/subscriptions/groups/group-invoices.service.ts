/** Invoices of groups for administrators, who confirm bank transfers. */
import type { AdminInvoice } from '@akada/contract/base/premium-groups.ts';
import { formatNaira } from '@akada/core/payments/naira.ts';
import { postingsOfTransfer } from '@akada/core/payments/postings.ts';
import { nilId, writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { readInTime } from '../../../platform/database/read-in-time.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Person, peopleById } from '../../accounts/accounts.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { settleInvoice } from './group-payments.service.ts';
import * as repo from './groups.repo.ts';
import { presentInvoice } from './groups.service.ts';
import type { InvoiceRow } from './groups.tables.ts';

interface Transfer {
  bankReference: string;
  /** In kobo. */
  amount: number;
}

export type GroupInvoices = ReturnType<typeof createGroupInvoices>;

export function createGroupInvoices(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  payments: Pick<PaymentsService, 'post'>,
) {
  const { db } = database;

  return {
    async list(isPaid: boolean, page: { skip: number; limit: number }) {
      const { rows, total } = await readInTime(database, (tx) => repo.listInvoices(tx, isPaid, page));
      const people = await peopleById(
        db,
        rows.flatMap(({ ownerId }) => ownerId ?? []),
      );
      return { items: rows.map((row) => present(row, people)), total };
    },
    /**
     * A repetition with the same reference changes nothing.
     *
     * @throws Fault `validation_failed` for another amount or a reference that has paid, `conflict` if it is paid already
     */
    async confirm(actorId: string, id: string, { bankReference, amount }: Transfer): Promise<AdminInvoice> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const invoice = await repo.findInvoice(tx, id);
        const group = invoice && (await repo.lockGroup(tx, invoice.groupId));
        const current = group && (await repo.findInvoice(tx, id));
        if (!group || !current) throw notFound();
        if (current.bankReference === bankReference) return;
        if (current.paidAt !== null)
          throw new Fault('conflict', 'This invoice is paid already. Look at it again, then decide.');
        if (amount !== current.amount)
          throw invalidField(
            'amount',
            `The invoice is for ${formatNaira(current.amount)}. Only this amount pays it.`,
          );
        if (await repo.isReferenceUsed(tx, bankReference))
          throw invalidField('bank_reference', 'This transfer has paid another invoice.');

        await settleInvoice(tx, id, { paidBy: 'transfer', bankReference, actorId, now });
        await payments.post(tx, id, postingsOfTransfer(amount), getInstant(now));
        const after = { invoice: id, amount, bank_reference: bankReference };
        const entry = { actorId, targetId: group.ownerId ?? nilId, action: 'payment.confirm_transfer' };
        await writeAudit(tx, [{ ...entry, change: { before: null, after } }], now);
      });
      const row = await repo.findInvoice(db, id);
      const group = row && (await repo.findGroup(db, row.groupId));
      if (!row || !group) throw notFound();
      const people = await peopleById(db, group.ownerId === null ? [] : [group.ownerId]);
      return present({ ...row, group: group.name, ownerId: group.ownerId }, people);
    },
  };
}

function present(
  row: InvoiceRow & { group: string; ownerId: string | null },
  people: ReadonlyMap<string, Person>,
): AdminInvoice {
  const { group, ownerId, bankReference } = row;
  const owner = people.get(ownerId ?? '');
  return {
    ...presentInvoice(row),
    group,
    owner:
      ownerId === null ? null : { id: ownerId, full_name: owner?.fullName ?? '', email: owner?.email ?? '' },
    bank_reference: bankReference,
  };
}
