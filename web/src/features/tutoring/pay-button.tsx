import type { Booking } from '@akada/contract/work/bookings.ts';
import { payForSession } from '@akada/contract/work/money/earnings.ts';
import { useQueryClient } from '@tanstack/react-query';
import { hasPayments } from '../../lib/device/public-settings.ts';
import { nairaText } from '../../lib/format/money.ts';
import { call } from '../../lib/http/call.ts';
import { usePaymentStart } from '../../lib/http/use-payment-start.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';

/** Opens the page of the payment provider. Reads the booking again if it can no longer be paid. */
export function PayButton({ booking: { id, price, tutor } }: { booking: Booking }) {
  const queries = useQueryClient();
  const payment = usePaymentStart(() => call(payForSession, { params: { id } }));
  const pay = () =>
    payment.mutate(undefined, {
      onError: ({ message }) => {
        toast.error(message);
        void refreshTopic(queries, 'booking');
      },
    });

  if (!hasPayments()) return null;
  return (
    <ActionButton
      isBusy={payment.isBusy}
      aria-label={`Pay ${nairaText(price)}: ${tutor.full_name}`}
      onClick={pay}
    >
      Pay {nairaText(price)}
    </ActionButton>
  );
}
