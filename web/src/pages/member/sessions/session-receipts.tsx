import { useQuery } from '@tanstack/react-query';
import { ReceiptLinks } from '../../../features/receipts/receipt-links.tsx';
import { sessionPaymentQuery } from '../../../features/tutoring/student-api.ts';
import { Section } from '../../../ui/page/panel.tsx';

/** The receipt of a session for the student who paid. */
export function SessionReceipts({ id }: { id: string }) {
  const { data } = useQuery(sessionPaymentQuery(id));
  if (data?.payment?.state !== 'paid') return null;

  return (
    <Section title="Your payment">
      <ReceiptLinks payment={data.payment} reader="payer" />
    </Section>
  );
}
