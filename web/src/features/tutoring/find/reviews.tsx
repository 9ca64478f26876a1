import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Button, Text, Title } from '@mantine/core';
import { type CSSProperties, useId, useState } from 'react';
import { useListState } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { firstNameOf } from '../booking-words.ts';
import { reviewsQuery } from './api.ts';
import classes from './profile.module.css';
import { ReviewOffer } from './review-offer.tsx';
import { Stars } from './tutor-parts.tsx';

// Most readers only read.
const reportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** What students say, and where one had a session: what one says oneself. */
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
        row={(review) => <Review review={review} tutor={tutor} />}
        empty="No student has written a review yet. You can after a session."
      />
    </section>
  );
}

/** How many reviews have five stars, four and so on. */
function StarShares({ stars, count }: { stars: readonly number[]; count: number }) {
  return (
    <div className={classes.stars}>
      {stars
        .map((given, at) => ({ given, star: at + 1 }))
        .toReversed()
        .map(({ given, star }) => (
          <StarShare key={star} {...{ star, given, count }} />
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

function Review({ review, tutor }: { review: TutorReview; tutor: PublicTutor }) {
  const zone = useZone();
  const [isReporting, setReporting] = useState(false);
  const { author, sessions, rating, text, reply, is_mine, updated_at } = review;

  return (
    <article className={classes.review}>
      <div>
        <b>{is_mine ? 'You' : author}</b>
        <Stars rating={{ average: rating, count: 1 }} />
        <Text component="span" c="dimmed" size="sm">
          {dayText(updated_at, zone)}, after {counted(sessions, 'session')}
        </Text>
      </div>
      {text !== '' && <p>{text}</p>}
      {reply !== null && (
        <div className={classes.reply}>
          <b>{firstNameOf(tutor)} replied</b>
          <p>{reply.text}</p>
        </div>
      )}
      {!is_mine && (
        <Button variant="subtle" size="compact-sm" onClick={() => setReporting(true)}>
          Report this review
        </Button>
      )}
      {isReporting && (
        <Lazy
          of={reportDialog}
          props={{ id: review.id, onClose: () => setReporting(false) }}
          waiting={null}
          fault={notLoaded}
        />
      )}
    </article>
  );
}

const notLoaded = (error: Error, retry: () => void) => (
  <CodeFault what="the form" error={error} onRetry={retry} />
);
