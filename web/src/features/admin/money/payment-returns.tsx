/** Money of a payment that went back, or may: refunds, and disputes of the payer's bank. */
import type { AdminPaymentHistory } from '@akada/contract/observers/money.ts';
import { retryRefund } from '@akada/contract/observers/money.ts';
import { chargebackNames, describeChargeback } from '@akada/core/payments/chargeback-words.ts';
import { isOpenChargeback } from '@akada/core/payments/payment-state.ts';
import { Stack, Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Section } from '../../../ui/page/panel.tsx';
import { Facts } from './facts.tsx';
import { MoneyAct } from './money-act.tsx';
import { describeRefundRow } from './words.ts';

interface ReturnsProps {
  payment: AdminPaymentHistory;
}

/** The payment as its administrator sees it, for the server to compare. */
export const getSeen = ({ state, refund }: AdminPaymentHistory) => ({
  state,
  refund_state: refund?.state ?? null,
  refunded: refund?.amount ?? 0,
});

/** Each dispute with the next step; the latest first, because only that one can be open. */
export function Chargebacks({ payment }: ReturnsProps) {
  const timeZone = useTimeZone();
  const formatTime = (moment: string) => momentText(moment, timeZone);

  return payment.chargebacks.toReversed().map((chargeback) => {
    const { id, amount, state, opened_at, evidence_due_at, decided_at } = chargeback;
    const facts: [string, string][] = [
      ['Disputed', nairaText(amount)],
      ['State', chargebackNames[state]],
      ['Opened', formatTime(opened_at)],
      ...(evidence_due_at === null
        ? []
        : [['Evidence by', formatTime(evidence_due_at)] satisfies [string, string]]),
      ...(decided_at === null ? [] : [['Decided', formatTime(decided_at)] satisfies [string, string]]),
    ];
    const reader = { formatTime, now: Date.now() };
    return (
      <Section key={id} title={isOpenChargeback(state) ? 'The payer’s bank disputes this' : 'Dispute'}>
        <Stack>
          <Text>{describeChargeback({ amount, state, evidenceDueAt: evidence_due_at }, reader)}</Text>
          <Facts of={facts} none="" />
        </Stack>
      </Section>
    );
  });
}

export function Refunds({ payment }: ReturnsProps) {
  const timeZone = useTimeZone();
  if (payment.refunds.length === 0) return null;

  const isDisputed = payment.chargeback !== null && isOpenChargeback(payment.chargeback.state);
  return (
    <Section title={payment.refunds.length === 1 ? 'Refund' : 'Refunds'}>
      <Stack>
        <Facts
          none=""
          of={payment.refunds.map((refund) => [
            `${momentText(refund.ordered_at, timeZone)}: ${nairaText(refund.amount)}`,
            describeRefundRow(refund),
          ])}
        />
        {payment.refunds.map(
          ({ id, amount, state }) =>
            state === 'failed' &&
            !isDisputed && <Retry key={id} payment={payment} refundId={id} amount={amount} />,
        )}
      </Stack>
    </Section>
  );
}

function Retry({ payment, refundId, amount }: ReturnsProps & { refundId: string; amount: number }) {
  const { reference: id } = payment;
  const seen = getSeen(payment);
  const failed = payment.refunds.filter(({ state }) => state === 'failed');
  const label = failed.length === 1 ? 'Try the refund again' : `Try ${nairaText(amount)} again`;

  return (
    <div>
      <MoneyAct
        label={label}
        title={`Try again to give ${nairaText(amount)} back?`}
        asks={{ reason: '' }}
        rules="retry"
        bodyOf={({ reason }) => ({ seen, reason, refund_id: refundId })}
        send={(body) => call(retryRefund, { params: { id }, body })}
      >
        The refund failed at Paystack, and the payer still waits for the money.
      </MoneyAct>
    </div>
  );
}
