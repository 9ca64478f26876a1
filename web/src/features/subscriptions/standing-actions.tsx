import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../lib/format/money.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { type PaymentWish, useMonthPayment, useRenewal } from './api.ts';
import { useTrial } from './promotion-api.ts';
import { StopRenewing } from './stop-renewing.tsx';
import classes from './subscriptions.module.css';

/** The possible actions for the state of a subscription; the first button is filled. */
export function StandingActions({ of }: { of: Subscription }) {
  const [renew, setRenew] = useState(false);
  const payment = useMonthPayment();
  const renewal = useRenewal();
  const trial = useTrial();
  const error = payment.error ?? renewal.error ?? trial.error;
  const { payments, state, card, has_subscription, price, charge } = of;
  // A payment next to a charge that the bank has yet to answer would be a second month.
  const isUnpaid = state === 'past_due' && charge !== 'sent';
  const isFree = !has_subscription && (state === 'none' || state === 'expired');
  const amount = nairaText(price.amount);

  const isWished = (wish: PaymentWish) => payment.isBusy && payment.variables === wish;
  const pay = (text: string, wish: PaymentWish, isFirst = true) => (
    <ActionButton
      className={isFirst ? classes.first : classes.second}
      variant={isFirst ? 'filled' : 'subtle'}
      isBusy={isWished(wish) || (typeof wish === 'object' && payment.isBusy)}
      onClick={() => payment.mutate(wish)}
    >
      {text}
    </ActionButton>
  );
  const hasPaid = state === 'non_renewing';
  const month = (isFirst = true) =>
    pay(hasPaid ? `Add a month for ${amount}` : `Pay ${amount} for a month`, { renew }, isFirst);
  const hasMonth = payments !== 'none' && (isFree || state === 'trialing' || hasPaid);
  const isTrialOffered = isFree && of.trial.available;

  if (payments === 'none') return null;
  return (
    <>
      <div className={classes.actions}>
        {isTrialOffered && (
          <ActionButton className={classes.first} isBusy={trial.isPending} onClick={() => trial.mutate()}>
            Try {of.trial.days} days free
          </ActionButton>
        )}
        {isFree && month(!isTrialOffered)}
        {state === 'trialing' && month()}
        {state === 'active' && pay(card === null ? 'Add a card' : 'Change card', 'another_card')}
        {hasPaid && card !== null && (
          <ActionButton
            className={classes.first}
            isBusy={renewal.isPending}
            onClick={() => renewal.mutate(true)}
          >
            Renew again
          </ActionButton>
        )}
        {hasPaid && month(card === null)}
        {isUnpaid && pay(`Pay ${amount} now`, { renew: true })}
        {isUnpaid && pay('Use another card', 'another_card', false)}
        {(state === 'active' || state === 'past_due') && (
          <StopRenewing of={of} isBusy={renewal.isPending} onStop={() => renewal.mutate(false)} />
        )}
      </div>
      {hasMonth && (
        <Checkbox
          label="Charge my card again each month. I can stop that here."
          checked={renew}
          onChange={({ currentTarget }) => setRenew(currentTarget.checked)}
        />
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  );
}
