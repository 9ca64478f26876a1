import type { TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { Text } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import classes from './reviews.module.css';

/** @param stars 1 to 5, or an average of them */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={classes.stars}>
      <IconStarFilled size={16} aria-hidden />
      <b className="figures">{stars.toLocaleString('en-GB', { maximumFractionDigits: 1 })}</b>
      <span className={classes.heard}> of 5 stars</span>
    </span>
  );
}

/** A review with the tutor's reply. */
export function ReviewText({ review }: { review: TutorReview }) {
  const zone = useZone();
  const { author, rating, text, sessions, is_mine, updated_at, reply } = review;

  return (
    <RowText title={is_mine ? 'You' : author}>
      <div className={classes.facts}>
        <Stars stars={rating} />
        <RowFacts>
          {dayText(updated_at, zone)}, after {counted(sessions, 'session')}
        </RowFacts>
      </div>
      {text !== '' && <Text className={classes.text}>{text}</Text>}
      {reply !== null && (
        <div className={classes.reply}>
          <RowFacts>Tutor’s reply, {dayText(reply.written_at, zone)}</RowFacts>
          <Text className={classes.text}>{reply.text}</Text>
        </div>
      )}
    </RowText>
  );
}
