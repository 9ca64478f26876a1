import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paymentQuery } from '../../../features/admin/money/api.ts';
import { PaymentHistory } from '../../../features/admin/money/payment-history.tsx';
import { ReceiptLinks } from '../../../features/receipts/receipt-links.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** A payment with its history and the possible actions. */
export function Component() {
  const { reference = '' } = useParams();
  const { error } = useQuery(paymentQuery(reference));

  return (
    <Page
      title="Payment"
      action={
        <ButtonLink to={links.adminMoney()} variant="default">
          All payments
        </ButtonLink>
      }
    >
      {error !== null && isGone(error) ? (
        <Notice kind="info" title="This payment is not here.">
          The payer’s account was erased, or the link is incomplete. The ledger still has the rows.
        </Notice>
      ) : (
        <Loaded what="this payment" query={paymentQuery(reference)} shape={<RowsShape rows={6} lines={2} />}>
          {(payment) => (
            <PaymentHistory payment={payment} receipts={<ReceiptLinks payment={payment} reader="admin" />} />
          )}
        </Loaded>
      )}
    </Page>
  );
}
