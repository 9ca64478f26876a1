import { exportOwedTutors, type OwedTutor, recordPayout } from '@akada/contract/observers/money.ts';
import type { PayoutAccount } from '@akada/contract/work/money/payouts.ts';
import { links } from '@akada/core/links/links.ts';
import { wallTime } from '@akada/core/time/wall-time.ts';
import { Text } from '@mantine/core';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { getKobo, nairaText, typedNaira } from '../../../lib/format/money.ts';
import { call } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import { owedQuery } from './api.ts';
import { MoneyAct } from './money-act.tsx';
import { TutorAccount } from './tutor-account.tsx';

const orders = ['most', 'oldest', 'waiting'] as const;

/** Amounts owed and paid to each tutor. */
export function OwedTutors() {
  const address = useListAddress();
  const timeZone = useTimeZone();

  return (
    <ResourceList
      what="the tutors"
      one="tutor"
      label="Owed to tutors"
      address={address}
      query={owedQuery({
        search: address.read('search'),
        order: readOneOf(address, 'order', orders),
        page: address.page,
      })}
      filters={
        <ListFilters
          address={address}
          search="Name or email"
          filters={[
            {
              name: 'order',
              label: 'Order',
              options: [
                ['', 'Most owed first'],
                ['oldest', 'Oldest session first'],
                ['waiting', 'Most waiting first'],
              ],
            },
          ]}
        />
      }
      shape={{ rows: 4, lines: 3 }}
      empty="Nothing is owed."
      idOf={({ id }) => id}
      row={({ id, full_name, email, account, last_payout: last, payouts_stopped_until: stop }) => (
        <RowText title={full_name} to={links.adminUser(id)}>
          <Text>{email}</Text>
          {last !== null && (
            <Text size="sm" c="dimmed">
              Last paid {nairaText(last.amount)} on {last.paid_on}, {last.bank_reference}
            </Text>
          )}
          {account !== null && (
            <Text size="sm" c="dimmed">
              {account.bank} ···· {account.last4}, {account.account_name}
            </Text>
          )}
          {isWaiting(account) && (
            <Text size="sm">
              The bank account is new. Payouts to it wait until {momentText(account.waits_until, timeZone)}.
            </Text>
          )}
          {stop !== null && (
            <Text size="sm">
              Payouts wait until {momentText(stop, timeZone)}: an administrator handed over a link to the
              account.
            </Text>
          )}
        </RowText>
      )}
      columns={[
        { label: 'Available', textOf: ({ available }) => nairaText(available) },
        { label: 'Waiting', textOf: ({ waiting }) => `${nairaText(waiting)} waiting` },
        {
          label: 'On its way',
          textOf: ({ on_its_way }) => (on_its_way === 0 ? '' : `${nairaText(on_its_way)} on its way`),
        },
        { label: 'Paid', textOf: ({ paid_out }) => `${nairaText(paid_out)} paid` },
      ]}
      actions={(tutor) =>
        tutor.available > 0 && tutor.payouts_stopped_until === null && !isWaiting(tutor.account) ? (
          <MarkPaid tutor={tutor} />
        ) : null
      }
    />
  );
}

/** @returns whether the account is too new to be paid to */
function isWaiting(account: OwedTutor['account']): account is PayoutAccount & { waits_until: string } {
  return account !== null && account.waits_until !== null;
}

function MarkPaid({ tutor }: { tutor: OwedTutor }) {
  const { id, available } = tutor;
  return (
    <MoneyAct
      label="Mark as paid"
      title={`What was ${tutor.full_name} paid?`}
      asks={{
        amount: typedNaira(available),
        bank_reference: '',
        paid_on: wallTime(Date.now(), 'Africa/Lagos').slice(0, 10),
      }}
      rules="payout"
      bodyOf={({ amount, bank_reference, paid_on }) => ({
        amount: getKobo(amount),
        bank_reference,
        paid_on,
        seen_available: available,
      })}
      send={(body) => call(recordPayout, { params: { id }, body })}
      facts={tutor.account && <TutorAccount tutorId={id} account={tutor.account} />}
    >
      Enter only what the bank has sent. We add it to the ledger and tell the tutor.
    </MoneyAct>
  );
}

/** Downloads the tutors whom the bank can pay now, filtered by the address. */
export function OwedFile() {
  const address = useListAddress();
  return (
    <CsvButton
      name="akada-owed.csv"
      fetchFile={() =>
        download(exportOwedTutors, {
          query: { search: address.read('search'), order: readOneOf(address, 'order', orders) },
        })
      }
    />
  );
}
