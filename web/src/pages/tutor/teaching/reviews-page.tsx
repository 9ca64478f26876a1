import type { TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ownReviewsQuery } from '../../../features/tutoring/reviews/api.ts';
import { ReviewText } from '../../../features/tutoring/reviews/review-text.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

const dialogs = {
  reply: lazyComponent(
    async () => (await import('../../../features/tutoring/reviews/review-dialogs.tsx')).ReplyDialog,
  ),
  report: lazyComponent(
    async () => (await import('../../../features/tutoring/reviews/review-dialogs.tsx')).ReportDialog,
  ),
};

/** Students' reviews of the tutor, and the replies. */
export function Component() {
  const address = useListAddress();

  return (
    <Page title="Reviews" subtitle="Each student who had a session with you can write one review.">
      <ResourceList
        what="your reviews"
        one="review"
        label="Reviews"
        address={address}
        query={ownReviewsQuery(address.page)}
        shape={{ rows: 3, lines: 3 }}
        empty={
          <Empty title="No reviews yet">
            After a session, the student can review it. You will see the review here and can reply.
          </Empty>
        }
        above={({ rating, unanswered }) => (
          <>
            <BigFigures
              figures={[
                { name: 'Average of 5', value: rating.average === null ? '–' : rating.average.toFixed(1) },
                { name: 'Reviews', value: String(rating.count) },
              ]}
            />
            {unanswered > 0 && (
              <Text my="md" c="dimmed">
                {counted(unanswered, 'review')} without a reply
              </Text>
            )}
          </>
        )}
        idOf={({ id }) => id}
        row={(review) => <ReviewText review={review} />}
        actions={(review) => <Answers review={review} />}
      />
    </Page>
  );
}

function Answers({ review }: { review: TutorReview }) {
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);

  return (
    <>
      {review.reply === null && (
        <Button variant="light" aria-label={`Reply to ${review.author}`} onClick={() => setAsked('reply')}>
          Reply
        </Button>
      )}
      <Button
        variant="subtle"
        aria-label={`Report the review of ${review.author}`}
        onClick={() => setAsked('report')}
      >
        Report
      </Button>
      {asked !== null && (
        <Lazy
          of={dialogs[asked]}
          props={{ review, onClose: () => setAsked(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
