import { decideReportedReview, type ReportedReview } from '@akada/contract/work/tutor-reviews.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { dayText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
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
    { said: (hide) => (hide ? 'Nobody sees this review any more.' : 'This review stays visible.') },
  );
  const isDeciding = (hide: boolean) => decision.isPending && decision.variables === hide;
  const { author } = review;

  return (
    <>
      <div className={rows.text}>
        <ReviewFacts review={review} />
        {decision.error && <Notice kind="error">{decision.error.message}</Notice>}
      </div>
      <div className={rows.actions}>
        <ActionButton
          isBusy={isDeciding(true)}
          aria-label={`Hide the review by ${author}`}
          onClick={() => decision.mutate(true)}
        >
          Hide
        </ActionButton>
        <ActionButton
          isBusy={isDeciding(false)}
          variant="default"
          aria-label={`Keep the review by ${author}`}
          onClick={() => decision.mutate(false)}
        >
          Keep
        </ActionButton>
      </div>
    </>
  );
}

/** The review, the tutor's reply and the reports, in the order in which they were written. */
function ReviewFacts({ review }: { review: ReportedReview }) {
  const timeZone = useTimeZone();
  const { author, rating, reasons, reply, sessions, text, tutor, updated_at } = review;
  const origin = `${dayText(updated_at, timeZone)}, after ${counted(sessions, 'session')}`;

  return (
    <RowText title={<TextLink to={links.adminUser(tutor.id)}>{tutor.full_name}</TextLink>}>
      <RowFacts>
        {rating} of 5 stars by {author}, {origin}
      </RowFacts>
      <Text dir="auto">{text === '' ? 'The review has no text.' : `“${text}”`}</Text>
      {reply && <Text dir="auto">Tutor’s reply: “{reply.text}”</Text>}
      {reasons.map((reason) => (
        <RowFacts key={reason}>Report: “{reason}”</RowFacts>
      ))}
    </RowText>
  );
}
