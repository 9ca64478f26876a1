import { exportLedger } from '@akada/contract/observers/money.ts';
import { links } from '@akada/core/links/links.ts';
import {
  accountNames,
  describeFlow,
  purposeNames,
  readableBalance,
} from '@akada/core/payments/ledger-words.ts';
import { ledgerAccounts } from '@akada/core/payments/postings.ts';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { download } from '../../../lib/http/download.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { chosenMonths, ledgerLinesQuery, ledgerQuery } from './api.ts';
import classes from './money.module.css';
import { monthText } from './words.ts';

/** The balance of each account, and the rows behind it. */
export function LedgerView() {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const months = chosenMonths();
  const choice = {
    account: readOneOf(address, 'account', ledgerAccounts),
    month: readOneOf(address, 'month', months),
    page: address.page,
  };

  return (
    <Stack>
      <Section title="Accounts">
        <Loaded
          what="the accounts"
          query={{ ...ledgerQuery(choice), placeholderData: keepPreviousData }}
          shape={<RowsShape rows={8} lines={1} />}
        >
          {({ accounts: all, sum }) => (
            <>
              <dl className={classes.facts}>
                {all.map(({ account, balance }) => (
                  <div key={account}>
                    <dt>{accountNames[account]}</dt>
                    <dd className="figures">{nairaText(readableBalance(account, balance))}</dd>
                  </div>
                ))}
              </dl>
              <Text mt="md" fw={600}>
                {sum === 0
                  ? 'The ledger balances: the money that came is held, owed, earned or spent.'
                  : `The ledger does not balance: ${nairaText(sum)} is missing.`}
              </Text>
            </>
          )}
        </Loaded>
      </Section>
      <LedgerFile month={choice.month} />
      <ResourceList
        what="the rows"
        one="row"
        label="Ledger rows"
        address={address}
        query={ledgerLinesQuery(choice)}
        filters={
          <ListFilters
            address={address}
            filters={[
              {
                name: 'account',
                label: 'Account',
                options: [
                  ['', 'All accounts'],
                  ...ledgerAccounts.map((account) => [account, accountNames[account]] as const),
                ],
              },
              {
                name: 'month',
                label: 'Month',
                options: [['', 'All months'], ...months.map((month) => [month, monthText(month)] as const)],
              },
            ]}
          />
        }
        shape={{ rows: 5, lines: 2 }}
        empty="No row matches."
        idOf={({ id }) => String(id)}
        row={({ purpose, payment_id: paymentId }) => (
          <RowText
            title={purposeNames[purpose]}
            {...(paymentId !== null && { to: links.adminPayment(paymentId) })}
          />
        )}
        columns={[
          { label: 'Amount', textOf: ({ amount }) => nairaText(amount) },
          { label: 'From', textOf: (row) => `from ${describeFlow(row).from}` },
          { label: 'To', textOf: (row) => `to ${describeFlow(row).to}` },
          { label: 'Written', textOf: ({ written_at }) => momentText(written_at, timeZone) },
        ]}
      />
    </Stack>
  );
}

/** Downloads a month, or the year before now, for the accountant. */
function LedgerFile({ month }: { month: string | undefined }) {
  const months = chosenMonths();
  const until = month ?? months[0] ?? '';
  const from = month ?? months.at(-1) ?? '';
  return (
    <Section title="For the accountant">
      <Text c="dimmed" size="sm" mb="md">
        {month === undefined ? 'The last 12 months' : monthText(month)} as double entry, summed by day. The
        download is on record.
      </Text>
      <CsvButton
        name={`akada-ledger-${from}-${until}.csv`}
        fetchFile={() => download(exportLedger, { query: { from, until } })}
      />
    </Section>
  );
}
