import type { Payout } from '@akada/contract/work/money/payouts.ts';
import { payoutKindNames, payoutNames } from '@akada/core/payments/payout-words.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { Part } from '../../../ui/page/panel.tsx';
import { payoutLinesQuery } from './api.ts';
import { shortDayText } from './payout-times.ts';

const tones = { paid: 'good', on_its_way: 'waits', failed: 'failed', returned: 'failed' } as const;

/** Each payout with its state at the bank. */
export function PayoutList() {
  const address = useListAddress();
  return (
    <Part title="Payouts">
      <ResourceList
        what="your payouts"
        one="payout"
        label="Payouts"
        address={address}
        query={payoutLinesQuery(address.page)}
        shape={{ rows: 2, lines: 2 }}
        empty="Nothing was paid out yet."
        idOf={({ id }) => id}
        row={(payout) => (
          <RowText title={`${nairaText(payout.amount)}, ${getDay(payout)}`}>
            <RowFacts>{describe(payout)}</RowFacts>
          </RowText>
        )}
        columns={[
          { label: 'State', textOf: ({ state }) => payoutNames[state], toneOf: ({ state }) => tones[state] },
        ]}
      />
    </Part>
  );
}

/** Tutors ask their bank with the reference of a payout by hand. Money that did not arrive has cost them no fee. */
function describe({ kind, state, fee, bank, last4, bank_reference }: Payout): string {
  const account = bank === null ? `reference ${bank_reference}` : `${bank} ···· ${last4}`;
  const hasFee = fee > 0 && (state === 'paid' || state === 'on_its_way');
  return [payoutKindNames[kind], account, ...(hasFee ? [`${nairaText(fee)} fee`] : [])].join(' · ');
}

const getDay = ({ paid_on }: Payout) => shortDayText(`${paid_on}T12:00:00Z`, 'UTC');
