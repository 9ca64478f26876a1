import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Button, Title } from '@mantine/core';
import { type CSSProperties, useId, useState } from 'react';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { ReviewText } from '../reviews/review-text.tsx';
import { reviewsQuery } from './api.ts';
import classes from './profile.module.css';
import { ReviewOffer } from './review-offer.tsx';

// Loads later, because most people only read.
const reportDialog = lazyComponent(async () => (await import('../reviews/review-dialogs.tsx')).ReportDialog);

/** The reviews of a tutor, with the reader's own review after a session. */
export function Reviews({ tutor }: { tutor: PublicTutor }) {
  const heading = useId();
  const address = useListState();
  const { rating, stars } = tutor;

  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h3" id={heading}>
        Reviews
      </Title>
      {rating.count > 0 && <StarShares stars={stars} count={rating.count} />}
      <ReviewOffer tutor={tutor} />
      <ResourceList
        what="reviews"
        label="Reviews"
        one="review"
        address={address}
        query={reviewsQuery(tutor.id, address.page)}
        shape={{ rows: 2, lines: 3 }}
        idOf={({ id }) => id}
        row={(review) => <ReviewText review={review} />}
        actions={(review) => <Report review={review} />}
        empty="No reviews yet. You can write one after a session."
      />
    </section>
  );
}

/** The numbers of reviews with five stars, four stars and so on. */
function StarShares({ stars, count }: { stars: readonly number[]; count: number }) {
  return (
    <div className={classes.stars}>
      {stars
        .map((input, index) => ({ given: input, star: index + 1 }))
        .toReversed()
        .map(({ given, star }) => (
          <StarShare key={star} star={star} given={given} count={count} />
        ))}
    </div>
  );
}

function StarShare({ star, given, count }: { star: number; given: number; count: number }) {
  return (
    <>
      <span>{counted(star, 'star')}</span>
      <i aria-hidden style={{ '--share': `${(100 * given) / count}%` } as CSSProperties} />
      <span>{given}</span>
    </>
  );
}

/** Reports a review that breaks the rules; readers cannot report their own. */
function Report({ review }: { review: TutorReview }) {
  const [isReporting, setReporting] = useState(false);

  if (review.is_mine) return null;
  return (
    <>
      <Button
        variant="subtle"
        aria-label={`Report the review of ${review.author}`}
        onClick={() => setReporting(true)}
      >
        Report
      </Button>
      {isReporting && (
        <Lazy
          of={reportDialog}
          props={{ review, onClose: () => setReporting(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
