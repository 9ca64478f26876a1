import { links } from '@akada/core/links/links.ts';
import { ledgerAccounts } from '@akada/core/payments/postings.ts';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { chosenMonths, ledgerLinesQuery, ledgerQuery } from './api.ts';
import classes from './money.module.css';
import { accounts, lines, monthText } from './words.ts';

/** What stands on each account, and the rows that it comes from. */
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
                    <dt>{accounts[account]}</dt>
                    <dd className="figures">{nairaText(balance)}</dd>
                  </div>
                ))}
              </dl>
              <Text mt="md" fw={600}>
                {sum === 0
                  ? 'The sum of all accounts is ₦0: the ledger balances.'
                  : `The sum of all accounts is ${nairaText(sum)}: a row is missing.`}
              </Text>
            </>
          )}
        </Loaded>
      </Section>
      <ResourceList
        {...{ what: 'the rows', one: 'row', label: 'Ledger rows', address }}
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
                  ...ledgerAccounts.map((account) => [account, accounts[account]] as const),
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
            title={lines[purpose]}
            {...(paymentId !== null && { to: links.adminPayment(paymentId) })}
          />
        )}
        columns={[
          { label: 'Amount', textOf: ({ amount }) => nairaText(amount) },
          { label: 'From', textOf: ({ credit }) => `from ${accounts[credit]}` },
          { label: 'To', textOf: ({ debit }) => `to ${accounts[debit]}` },
          { label: 'Written', textOf: ({ written_at }) => momentText(written_at, timeZone) },
        ]}
      />
    </Stack>
  );
}
