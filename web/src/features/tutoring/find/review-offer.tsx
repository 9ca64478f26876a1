import type { Booking } from '@akada/contract/work/bookings.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { getFirstName } from '../booking-words.ts';
import { reviewCheckQuery } from './api.ts';

const reviewDialog = lazyComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog);

/** Writes or changes the student's review of a tutor; renders nothing if that is not allowed. */
export function ReviewOffer({ tutor }: Pick<Booking, 'tutor'>) {
  const { data } = useQuery(reviewCheckQuery(tutor.id));
  const [isWriting, setWriting] = useState(false);

  if (!data?.may_review) return null;
  return (
    <div>
      <Button variant="light" onClick={() => setWriting(true)}>
        {data.hasReview ? 'Change your review' : `Review ${getFirstName(tutor)}`}
      </Button>
      {isWriting && (
        <Lazy
          of={reviewDialog}
          props={{ tutor, present: data.review, onClose: () => setWriting(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the form" error={error} onRetry={retry} />}
        />
      )}
    </div>
  );
}
