import { assignMoney, setMoneyAside, type UnmatchedMoney } from '@akada/contract/observers/money.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { unmatchedQuery } from './api.ts';
import classes from './money.module.css';
import { MoneyAct } from './money-act.tsx';
import { amountText, whys } from './words.ts';

/** Money received that fits no payment, with the possible decisions. */
export function UnmatchedList() {
  const address = useListAddress();
  const timeZone = useTimeZone();

  return (
    <ResourceList
      what="the money"
      one="sum"
      label="Unmatched money"
      address={address}
      query={unmatchedQuery({ decided: readOneOf(address, 'decided', ['yes']), page: address.page })}
      filters={
        <ListFilters
          address={address}
          filters={[
            {
              name: 'decided',
              label: 'Show',
              options: [
                ['', 'Waiting'],
                ['yes', 'Decided'],
              ],
            },
          ]}
        />
      }
      shape={{ rows: 3, lines: 2 }}
      empty="All money is matched to a payment."
      idOf={({ id }) => id}
      row={(money) => <Sum money={money} />}
      columns={[
        { label: 'Why', textOf: ({ why }) => whys[why] },
        { label: 'Found', textOf: ({ found_at }) => momentText(found_at, timeZone) },
      ]}
      actions={(money) => (money.decision === null ? <Decisions money={money} /> : null)}
    />
  );
}

function Sum({ money }: { money: UnmatchedMoney }) {
  const { reference, decision, payment_id: paymentId, reason } = money;
  return (
    <RowText title={amountText(money)} {...(paymentId !== null && { to: links.adminPayment(paymentId) })}>
      <Text style={{ overflowWrap: 'anywhere' }}>{reference}</Text>
      {decision !== null && (
        <Text size="sm">
          {decision === 'assigned' ? 'Assigned' : 'Set aside'}: “{reason}”
        </Text>
      )}
    </RowText>
  );
}

function Decisions({ money }: { money: UnmatchedMoney }) {
  const { id } = money;
  return (
    <div className={classes.acts}>
      {money.currency === 'NGN' && (
        <MoneyAct
          label="Assign"
          title={`Assign ${amountText(money)} to a payment?`}
          asks={{ payment_id: money.why === 'wrong_amount' ? money.reference : '', reason: '' }}
          rules="assign"
          bodyOf={({ payment_id, reason }) => ({ payment_id: payment_id.trim(), reason })}
          send={(body) => call(assignMoney, { params: { id }, body })}
        >
          The payment is marked as paid, and the payer gets what they paid for.
        </MoneyAct>
      )}
      <MoneyAct
        label="Set aside"
        title={`Set ${amountText(money)} aside?`}
        asks={{ reason: '' }}
        rules="aside"
        {...(money.why !== 'unknown_reference' && {
          reasonHint: 'The payer reads it, and it is kept in the record.',
        })}
        bodyOf={({ reason }) => ({ reason })}
        send={(body) => call(setMoneyAside, { params: { id }, body })}
      >
        It stays in the ledger as unmatched money and leaves this list. Say what happens to it.
      </MoneyAct>
    </div>
  );
}
