import { useParams, useSearchParams } from 'react-router';
import { LinkedOutcome } from '../../features/payment-links/linked-outcome.tsx';
import { OpenedLink } from '../../features/payment-links/opened-link.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';

/** The page of a payment link. The provider leads its payer back here, with the reference of the payment. */
export function Component() {
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const reference = params.get('reference');

  return reference === null ? (
    <AuthLayout title="Pay for a student">
      <OpenedLink key={code} code={code} />
    </AuthLayout>
  ) : (
    <AuthLayout title="Your payment">
      <LinkedOutcome key={reference} code={code} reference={reference} />
    </AuthLayout>
  );
}
