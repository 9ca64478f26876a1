import { type AdminInvoice, confirmTransfer } from '@akada/contract/base/premium-groups.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { getKobo, nairaText, typedNaira } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { groupInvoicesQuery } from './api.ts';
import { MoneyAct } from './money-act.tsx';

/** Invoices of classes and schools, and the button for a transfer that has arrived. */
export function GroupInvoices() {
  const address = useListAddress();
  const timeZone = useTimeZone();

  return (
    <ResourceList
      what="the invoices"
      one="invoice"
      label="Invoices of groups"
      address={address}
      query={groupInvoicesQuery({ paid: readOneOf(address, 'paid', ['yes']), page: address.page })}
      filters={
        <ListFilters
          address={address}
          filters={[
            {
              name: 'paid',
              label: 'Show',
              options: [
                ['', 'Not paid'],
                ['yes', 'Paid'],
              ],
            },
          ]}
        />
      }
      shape={{ rows: 3, lines: 2 }}
      empty="No invoice waits for its payment."
      idOf={({ id }) => id}
      row={(invoice) => <Invoice invoice={invoice} />}
      columns={[
        { label: 'Amount', textOf: ({ amount }) => nairaText(amount) },
        { label: 'Ordered', textOf: ({ created_at }) => dayText(created_at, timeZone) },
      ]}
      actions={(invoice) => (invoice.state === 'open' ? <Confirmation invoice={invoice} /> : null)}
    />
  );
}

function Invoice({ invoice }: { invoice: AdminInvoice }) {
  const { number, group, seats, months, owner, paid_by, bank_reference } = invoice;
  return (
    <RowText title={`${number}, ${group}`} {...(owner !== null && { to: links.adminUser(owner.id) })}>
      <Text size="sm">
        {counted(seats, 'seat')}, {counted(months, 'month')}
        {owner !== null && `, ${owner.full_name}`}
      </Text>
      {paid_by !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {paid_by === 'card' ? 'Paid online' : `Paid by transfer ${bank_reference ?? ''}`}
        </Text>
      )}
    </RowText>
  );
}

function Confirmation({ invoice: { id, number, amount, group } }: { invoice: AdminInvoice }) {
  return (
    <MoneyAct
      label="Confirm the transfer"
      title={`Has ${number} arrived?`}
      asks={{ amount: typedNaira(amount), bank_reference: '' }}
      rules="transfer"
      bodyOf={({ amount: naira, bank_reference }) => ({ amount: getKobo(naira), bank_reference })}
      send={(body) => call(confirmTransfer, { params: { id }, body })}
    >
      {`Compare amount and reference with the bank statement. ${group} then has premium, and this cannot be undone here.`}
    </MoneyAct>
  );
}
