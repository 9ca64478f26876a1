import type { ReviewSitting } from '@akada/core/reviews/review-sitting.ts';
import { useOutbox } from '../../../lib/device/account-outbox.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { reviewOutbox } from '../review-outbox.ts';
import classes from './review.module.css';

/** The progress of the review, and whether only this device has it. */
export function ReviewProgress({ sitting, colour }: { sitting: ReviewSitting; colour: number | undefined }) {
  const { given, questions, upcoming } = sitting;
  const done = given.length + questions;

  return (
    <>
      <div className={classes.bar} data-course={colour} aria-hidden="true">
        <span style={{ width: `${(100 * done) / Math.max(1, done + upcoming.length)}%` }} />
      </div>
      <span>{numberText(upcoming.length)} left</span>
      <ReviewSaved />
    </>
  );
}

/** Says which grades only this device has. */
export function ReviewSaved() {
  const { waiting, isReaching } = useOutbox(reviewOutbox.of(useAccount().id));

  return (
    <span role="status">
      {waiting > 0 &&
        !isReaching &&
        `${counted(waiting, 'review')} on this device, sent when there is a network`}
    </span>
  );
}
