import { useSearchParams } from 'react-router';
import { NoPayment, PaymentOutcome } from '../../../features/subscriptions/payment-outcome.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** The page to which the payment provider returns a payer. Anybody may open it again at any time. */
export function Component() {
  const [params] = useSearchParams();
  const reference = params.get('reference') ?? '';

  return (
    <Page title="Your payment">
      {reference === '' ? <NoPayment /> : <PaymentOutcome key={reference} reference={reference} />}
    </Page>
  );
}
