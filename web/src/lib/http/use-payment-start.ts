import type { PaymentStart } from '@akada/contract/base/subscriptions.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Starts a payment and opens the provider's page in this window; busy until that page has loaded.
 *
 * @param start calls an endpoint that starts a payment
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

  // After Back from the provider, the browser may restore the page in its busy state.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset]);

  return { ...starting, isBusy: starting.isPending || starting.isSuccess };
}
