import type { Payment } from '@akada/contract/base/payments.ts';
import { links } from '@akada/core/links/links.ts';
import { describeForStudent, paymentNames } from '@akada/core/payments/payment-words.ts';
import type { ReactNode } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { dayText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { paymentsQuery } from './api.ts';
import { channelText, payerSentence } from './payment-words.ts';
import classes from './subscriptions.module.css';

interface PaymentsListProps {
  /** Draws the receipts of a payment, which are another feature. */
  showReceipts: (payment: Payment) => ReactNode;
}

export function PaymentsList({ showReceipts }: PaymentsListProps) {
  const address = useListAddress();

  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={classes.heading}>
        Payments
      </h2>
      <ResourceList
        what="your payments"
        one="payment"
        label="Payments"
        address={address}
        query={paymentsQuery(address.page)}
        shape={{ rows: 3, lines: 2 }}
        empty="No payments yet."
        idOf={({ reference }) => reference}
        row={(payment) => <PaymentRow payment={payment}>{showReceipts(payment)}</PaymentRow>}
      />
    </section>
  );
}

function PaymentRow({ payment, children }: { payment: Payment; children: ReactNode }) {
  const zone = useZone();
  const means = payment.by_link ? 'Paid by your link' : channelText(payment);
  const facts = [dayText(payment.created_at, zone), means].filter(Boolean).join(' · ');
  const { state, label, sentence } = describeForStudent(payment);
  const isOpen = state === 'waiting';

  return (
    <div className={classes.payment}>
      <RowText
        title={paymentNames[payment.purpose]}
        {...(isOpen && { to: links.payment({ reference: payment.reference }) })}
      >
        <RowFacts>{facts}</RowFacts>
        {state !== 'paid' && <RowFacts>{payment.by_link ? payerSentence(payment) : sentence}</RowFacts>}
        {children}
      </RowText>
      <p className={classes.paid}>
        <b className="figures">{nairaText(payment.amount)}</b>
        <span data-state={payment.state}>{label}</span>
      </p>
    </div>
  );
}
