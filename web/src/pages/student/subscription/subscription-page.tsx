import type { Payment } from '@akada/contract/base/payments.ts';
import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { links } from '@akada/core/links/links.ts';
import { gatedFeatures, gates } from '@akada/core/plans/gates.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LazyOwnLinks } from '../../../features/payment-links/lazy-own-links.tsx';
import { ReceiptLinks } from '../../../features/receipts/receipt-links.tsx';
import { subscriptionQuery } from '../../../features/subscriptions/api.ts';
import { PremiumAside } from '../../../features/subscriptions/gives.tsx';
import { MonthLeft, MonthUsed } from '../../../features/subscriptions/month.tsx';
import { PaymentsList } from '../../../features/subscriptions/payments-list.tsx';
import { AfterPremium, Periods } from '../../../features/subscriptions/periods.tsx';
import { PlansTable } from '../../../features/subscriptions/plans-table.tsx';
import { Standing } from '../../../features/subscriptions/standing.tsx';
import classes from '../../../features/subscriptions/subscriptions.module.css';
import { usageQuery } from '../../../features/usage/api.ts';
import { dayOfYearText } from '../../../lib/format/dates.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page
      title="Subscription"
      action={
        <ButtonLink to={links.premiumGroups()} variant="default">
          Class or school
        </ButtonLink>
      }
    >
      <Wanted />
      <Loaded what="your subscription" query={subscriptionQuery} shape={<CardsShape cards={3} />}>
        {(subscription) => <Parts of={subscription} />}
      </Loaded>
    </Page>
  );
}

function Parts({ of }: { of: Subscription }) {
  const { data: usage, isPending } = useQuery(usageQuery);
  const zone = useZone();
  const { has_subscription, state, access_until, periods, price, payments } = of;
  const isSold = payments !== 'none';

  // Waits for the month's use, because the first sentence tells it.
  if (isPending) return <CardsShape cards={3} />;
  return (
    <>
      <Standing of={of} usage={usage} />
      <div className={classes.beside}>
        <div className={classes.column}>
          {usage && (has_subscription ? <MonthUsed stats={usage} /> : <MonthLeft stats={usage} />)}
          {isSold && <PlansTable amount={price.amount} />}
          {(isSold || periods.length > 0) && <PaymentsList showReceipts={getReceipts} />}
        </div>
        <div className={classes.aside}>
          {isSold && !has_subscription && <PremiumAside amount={price.amount} />}
          {periods.length > 0 && <Periods of={of} />}
          {state === 'active' && access_until !== null && (
            <AfterPremium until={dayOfYearText(access_until, zone)} />
          )}
          {isSold && <LazyOwnLinks amount={price.amount} />}
        </div>
      </div>
    </>
  );
}

const getReceipts = (payment: Payment) => <ReceiptLinks payment={payment} reader="payer" />;

/** Names the feature that needs premium, for students whom it sent here. */
function Wanted() {
  const [params] = useSearchParams();
  const requested = gatedFeatures.find((feature) => feature === params.get('wanted'));

  if (requested === undefined) return null;
  return (
    <div style={{ marginBottom: 24 }}>
      <Notice kind="info" title={gates[requested].label}>
        {gates[requested].refusal}
      </Notice>
    </div>
  );
}
