/** A payment: its facts, its refunds and disputes, the provider's messages, and its ledger lines. */
import type { AdminPaymentHistory } from '@akada/contract/observers/money.ts';
import { refundPayment } from '@akada/contract/observers/money.ts';
import { links } from '@akada/core/links/links.ts';
import { describeFlow, purposeNames } from '@akada/core/payments/ledger-words.ts';
import { describeForAdmin, paymentNames } from '@akada/core/payments/payment-words.ts';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { getKobo, nairaText, typedNaira } from '../../../lib/format/money.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { Facts } from './facts.tsx';
import classes from './money.module.css';
import { MoneyAct } from './money-act.tsx';
import { Chargebacks, getSeen, Refunds } from './payment-returns.tsx';

interface HistoryProps {
  payment: AdminPaymentHistory;
}

interface PaymentHistoryProps extends HistoryProps {
  /** The receipts of the payment, which are another feature. */
  receipts: ReactNode;
}

export function PaymentHistory({ payment, receipts }: PaymentHistoryProps) {
  const timeZone = useTimeZone();

  return (
    <Stack>
      <Chargebacks payment={payment} />
      <About payment={payment} receipts={receipts} />
      <Refunds payment={payment} />
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

function About({ payment, receipts }: PaymentHistoryProps) {
  const timeZone = useTimeZone();
  const { payer, settled_at, received_as } = payment;
  const { label, sentence } = describeForAdmin(payment);
  const facts: [string, string][] = [
    [payment.by_link ? 'Student' : 'Payer', payer.full_name],
    ['Address', payer.email],
    ['Amount', nairaText(payment.amount)],
    ['For', paymentNames[payment.purpose]],
    ['State', label],
    ...(payment.by_link ? [['Paid by', 'Another person, by a link'] satisfies [string, string]] : []),
    ['Reference', payment.reference],
    ...(received_as === null ? [] : [['Came as', received_as] satisfies [string, string]]),
    ['Begun', momentText(payment.created_at, timeZone)],
    ['Decided', settled_at === null ? 'Not yet' : momentText(settled_at, timeZone)],
  ];

  return (
    <Section title="Payment">
      <Stack>
        <Facts of={facts} none="" />
        <Text>{sentence}</Text>
        {receipts}
        <div className={classes.acts}>
          <Refund payment={payment} />
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

function Refund({ payment }: HistoryProps) {
  const { refundable, reference: id } = payment;
  if (refundable === null) return null;

  const seen = getSeen(payment);
  const ofPremium =
    'Premium ends earlier by the refunded part, once the bank has the money. The card is not charged again.';
  const all = `Akada holds the price. A refund of all ${nairaText(refundable.amount)}`;
  const ofSettled =
    'The refund comes from the tutor’s share and the commission. If the tutor was already paid, Akada covers that part.';
  const ofSession = `${all} cancels the session. After a smaller refund the session takes place, and the tutor earns from the rest. We tell both people.`;
  const ofSeat = `${all} gives the seat back. After a smaller refund the student keeps the seat, and the tutor earns from the rest. We tell the student.`;
  const consequences: Readonly<Partial<Record<typeof payment.purpose, string>>> = {
    session: refundable.cancels ? ofSession : ofSettled,
    seat: refundable.cancels ? ofSeat : ofSettled,
    package: `${nairaText(refundable.amount)} pays for unused lessons. Refund exactly this amount: the package then ends. We tell both people.`,
    group: 'The seats of the group stay until the end of their paid time.',
  };
  return (
    <MoneyAct
      label="Refund"
      title={`Give money back to ${payment.by_link ? 'the payer of the link' : payment.payer.full_name}?`}
      isHarsh
      asks={{ amount: typedNaira(refundable.amount), reason: '' }}
      rules="refund"
      bodyOf={({ amount, reason }) => ({ seen, amount: getKobo(amount), reason })}
      send={(body, idempotencyKey) => call(refundPayment, { params: { id }, body, idempotencyKey })}
    >
      {consequences[payment.purpose] ?? ofPremium}
    </MoneyAct>
  );
}
