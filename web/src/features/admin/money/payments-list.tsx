import { links } from '@akada/core/links/links.ts';
import { describeForAdmin, paymentNames } from '@akada/core/payments/payment-words.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { chosenMonths, paymentsQuery } from './api.ts';
import { monthText, states } from './words.ts';

const kinds = ['month', 'card', 'renewal', 'session', 'seat', 'package', 'group'] as const;
const shownStates = Object.keys(states) as (keyof typeof states)[];
const orders = ['newest', 'oldest', 'amount'] as const;

/** All payments, searched and turned by the address. */
export function PaymentsList() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const months = chosenMonths();

  return (
    <ResourceList
      what="the payments"
      one="payment"
      label="Payments"
      address={address}
      query={paymentsQuery({
        search: address.read('search'),
        state: readOneOf(address, 'state', shownStates),
        purpose: readOneOf(address, 'purpose', kinds),
        month: readOneOf(address, 'month', months),
        order: readOneOf(address, 'order', orders),
        page: address.page,
      })}
      filters={
        <ListFilters
          address={address}
          search="Reference, name or email"
          filters={[
            {
              name: 'state',
              label: 'State',
              options: [['', 'Every state'], ...shownStates.map((state) => [state, states[state]] as const)],
            },
            {
              name: 'purpose',
              label: 'For',
              options: [['', 'Everything'], ...kinds.map((kind) => [kind, paymentNames[kind]] as const)],
            },
            {
              name: 'month',
              label: 'Month',
              options: [['', 'All months'], ...months.map((month) => [month, monthText(month)] as const)],
            },
            {
              name: 'order',
              label: 'Order',
              options: [
                ['', 'Newest first'],
                ['oldest', 'Oldest first'],
                ['amount', 'Largest first'],
              ],
            },
          ]}
        />
      }
      shape={{ rows: 5, lines: 3 }}
      empty="No payment matches."
      idOf={({ reference }) => reference}
      row={({ reference, payer }) => (
        <RowText title={payer.full_name} to={links.adminPayment(reference)}>
          <Text>{payer.email}</Text>
        </RowText>
      )}
      columns={[
        { label: 'Amount', textOf: ({ amount }) => nairaText(amount) },
        { label: 'For', textOf: ({ purpose }) => paymentNames[purpose] },
        { label: 'State', textOf: (payment) => describeForAdmin(payment).label },
        { label: 'Begun', textOf: ({ created_at }) => dayText(created_at, timeZone) },
      ]}
    />
  );
}
