/** A payment: its facts, the provider's messages, and its ledger lines. */
import type { AdminPaymentHistory } from '@akada/contract/observers/money.ts';
import { refundPayment, retryRefund } from '@akada/contract/observers/money.ts';
import { links } from '@akada/core/links/links.ts';
import { describeFlow, purposeNames } from '@akada/core/payments/ledger-words.ts';
import { describeForAdmin, paymentNames } from '@akada/core/payments/payment-words.ts';
import { Stack, Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { getKobo, nairaText, typedNaira } from '../../../lib/format/money.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import classes from './money.module.css';
import { MoneyAct } from './money-act.tsx';

interface HistoryProps {
  payment: AdminPaymentHistory;
}

export function PaymentHistory({ payment }: HistoryProps) {
  const timeZone = useTimeZone();

  return (
    <Stack>
      <About payment={payment} />
      <Section title="Ledger rows">
        <Facts
          none="The ledger has no row for this payment."
          of={payment.ledger.map((row) => {
            const { from, to } = describeFlow(row);
            return [`${purposeNames[row.purpose]}: ${from} → ${to}`, nairaText(row.amount)];
          })}
        />
      </Section>
      <Section title="Messages from Paystack">
        <Facts
          none="Paystack has sent nothing about this payment."
          of={payment.events.map(({ event, received_at, status }) => [
            event,
            `${momentText(received_at, timeZone)}${status === 'given_up' ? ', given up' : ''}`,
          ])}
        />
      </Section>
    </Stack>
  );
}

function About({ payment }: HistoryProps) {
  const timeZone = useTimeZone();
  const { payer, settled_at, refund_ordered_at, received_as } = payment;
  const { label, sentence } = describeForAdmin(payment);
  const facts: [string, string][] = [
    ['Payer', payer.full_name],
    ['Address', payer.email],
    ['Amount', nairaText(payment.amount)],
    ['For', paymentNames[payment.purpose]],
    ['State', label],
    ['Reference', payment.reference],
    ...(received_as === null ? [] : [['Came as', received_as] satisfies [string, string]]),
    ['Begun', momentText(payment.created_at, timeZone)],
    ['Decided', settled_at === null ? 'Not yet' : momentText(settled_at, timeZone)],
    ...(refund_ordered_at === null
      ? []
      : [['Refund ordered', momentText(refund_ordered_at, timeZone)] satisfies [string, string]]),
  ];

  return (
    <Section title="Payment">
      <Stack>
        <Facts of={facts} none="" />
        <Text>{sentence}</Text>
        <div className={classes.acts}>
          <Refund payment={payment} />
          <Retry payment={payment} />
          <TextLink to={links.adminUser(payer.id)}>{payer.full_name}</TextLink>
          <TextLink
            to={`${links.adminAudit()}?${new URLSearchParams({ target: payer.id, action: 'payment.' })}`}
          >
            Record of changes
          </TextLink>
        </div>
      </Stack>
    </Section>
  );
}

const seenOf = ({ state, refund }: AdminPaymentHistory) => ({ state, refund_state: refund?.state ?? null });

function Refund({ payment }: HistoryProps) {
  const { refundable, reference: id } = payment;
  if (refundable === null) return null;

  const seen = seenOf(payment);
  const ofPremium = 'Premium ends earlier to match the refund, and the card is not charged again.';
  const ofSession = refundable.whole
    ? 'The student gets the full price back, the session is cancelled, and we tell both people.'
    : 'The refund comes from the tutor’s share and the commission. If the tutor was already paid, Akada covers that part.';
  const isPremium = payment.subject_id === null;
  return (
    <MoneyAct
      label="Refund"
      title={`Give money back to ${payment.payer.full_name}?`}
      isHarsh
      asks={{ amount: typedNaira(refundable.amount), reason: '' }}
      rules="refund"
      bodyOf={({ amount, reason }) => ({ seen, amount: getKobo(amount), reason })}
      send={(body, idempotencyKey) => call(refundPayment, { params: { id }, body, idempotencyKey })}
    >
      {isPremium ? ofPremium : ofSession}
    </MoneyAct>
  );
}

function Retry({ payment }: HistoryProps) {
  const { reference: id } = payment;
  if (payment.refund?.state !== 'failed') return null;

  const seen = seenOf(payment);
  return (
    <MoneyAct
      label="Try the refund again"
      title={`Try again to give ${nairaText(payment.refund.amount)} back?`}
      asks={{ reason: '' }}
      rules="retry"
      bodyOf={({ reason }) => ({ seen, reason })}
      send={(body) => call(retryRefund, { params: { id }, body })}
    >
      The refund failed at Paystack. No money has moved.
    </MoneyAct>
  );
}

function Facts({ of, none }: { of: readonly (readonly [string, string])[]; none: string }) {
  if (of.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <dl className={classes.facts}>
      {of.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only shown, and the same may come twice.
        <div key={index}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
