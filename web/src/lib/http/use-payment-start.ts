import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Begins a payment and goes to the provider with the complete window; busy until that page is there.
 *
 * @param start the subject of the payment, in the form of an endpoint that begins a payment
 */
export function usePaymentStart<Wish = void>(
  start: (wish: Wish) => Promise<Pick<PaymentStart, 'authorization_url'>>,
) {
  const starting = useMutation({
    mutationFn: async (wish: Wish) => {
      const { authorization_url } = await start(wish);
      location.assign(authorization_url);
    },
  });
  const { reset } = starting;

  // Back from the provider the browser may show the page as it was before, in the middle of going there.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset]);

  return { ...starting, isBusy: starting.isPending || starting.isSuccess };
}
