import { type ComponentProps, lazy, Suspense } from 'react';
import type { GoogleOffer } from './google-offer.tsx';

type OfferProps = ComponentProps<typeof GoogleOffer>;

/** Another way in, for which nobody should wait; where its code cannot be fetched there is one way less. */
const Offer = lazy<(props: OfferProps) => ReturnType<typeof GoogleOffer>>(async () => {
  try {
    return { default: (await import('./google-offer.tsx')).GoogleOffer };
  } catch {
    return { default: () => null };
  }
});

export function LateGoogleOffer(props: OfferProps) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  );
}
