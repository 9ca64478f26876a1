import { useSearchParams } from 'react-router';
import { NoPayment, PaymentOutcome } from '../../../features/subscriptions/payment-outcome.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Where the provider sends a payer back to. It may be opened again at any time, also by another person. */
export function Component() {
  const [params] = useSearchParams();
  const reference = params.get('reference') ?? '';

  return (
    <Page title="Your payment">
      {reference === '' ? <NoPayment /> : <PaymentOutcome key={reference} reference={reference} />}
    </Page>
  );
}
