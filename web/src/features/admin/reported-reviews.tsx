import { decideReportedReview, type ReportedReview } from '@akada/contract/work/tutor-reviews.ts';
import { Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import rows from '../../ui/list/rows.module.css';
import { reportedReviewsQuery, useAdminChange } from './api.ts';

/** Reported reviews of tutors, each with its reports. */
export function ReportedReviews() {
  return (
    <Loaded
      what="the reported reviews"
      query={reportedReviewsQuery}
      shape={<RowsShape rows={2} lines={2} hasButton />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">No reviews are reported.</Text>
        ) : (
          <ul className={rows.list} aria-label="Reported reviews">
            {items.map((review) => (
              <li key={review.id} className={rows.entry}>
                <Reported review={review} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Reported({ review }: { review: ReportedReview }) {
  const decision = useAdminChange(
    (hide: boolean) => call(decideReportedReview, { params: { id: review.id }, body: { hide } }),
    { said: (hide) => (hide ? 'Nobody sees this review any more.' : 'This review stays as it is.') },
  );
  const { author, rating, reasons, tutor } = review;

  return (
    <>
      <div className={rows.text}>
        <strong dir="auto">{tutor.full_name}</strong> <Text component="span">{counted(rating, 'star')}</Text>
        <Text dir="auto">
          {author}: {review.text === '' ? 'no text' : `“${review.text}”`}
        </Text>
        {reasons.map((reason) => (
          <Text key={reason} dir="auto" c="dimmed">
            Reported: “{reason}”
          </Text>
        ))}
        {decision.error && <Notice kind="error">{decision.error.message}</Notice>}
      </div>
      <div className={rows.actions}>
        <ActionButton
          isBusy={decision.isPending}
          aria-label={`Hide the review by ${author}`}
          onClick={() => decision.mutate(true)}
        >
          Hide it
        </ActionButton>
        <ActionButton
          isBusy={decision.isPending}
          variant="default"
          aria-label={`Keep the review by ${author}`}
          onClick={() => decision.mutate(false)}
        >
          Keep it
        </ActionButton>
      </div>
    </>
  );
}
