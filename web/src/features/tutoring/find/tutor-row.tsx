import type { FoundTutor } from '@akada/contract/base/tutor-search.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text } from '@mantine/core';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Link } from '../../../ui/links/links.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { getClock, getMoment } from '../times.ts';
import { useNow } from '../use-now.ts';
import classes from './tutor-parts.module.css';
import { Stars, TutorFace, teachingText } from './tutor-parts.tsx';

/** A tutor in a list: name, rating, price and the next free hour. */
export function TutorRow({ tutor }: { tutor: FoundTutor }) {
  const zone = useZone();
  const now = useNow();
  const { id, full_name, headline, hourly_rate, rating, next_free_at } = tutor;

  return (
    <div className={rows.whole}>
      <RowText cover={<TutorFace tutor={tutor} size={56} />} title={full_name} to={links.tutor(id)}>
        <div className={classes.name}>
          <Stars rating={rating} />
        </div>
        <Text>{headline}</Text>
        <RowFacts>{teachingText(tutor)}</RowFacts>
      </RowText>
      <div className={classes.offer}>
        <p className={classes.facts}>
          {next_free_at === null ? (
            <Text component="span" c="dimmed" size="sm">
              No free time at the moment
            </Text>
          ) : (
            <span className={classes.free}>{getMoment(next_free_at, zone, now)}</span>
          )}
          <Price rate={hourly_rate} />
        </p>
        {next_free_at !== null && (
          <div className={classes.times}>
            <Button
              component={Link}
              variant="light"
              to={links.newSession({ tutor_id: id, starts_at: next_free_at })}
              aria-label={`Book ${full_name}, ${getMoment(next_free_at, zone, now)}`}
            >
              {getClock(next_free_at, zone)}
            </Button>
            <Button
              component={Link}
              variant="default"
              to={links.newSession({ tutor_id: id })}
              aria-label={`Other times of ${full_name}`}
            >
              Other times
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The rate, or who decides about the price if Akada takes no payments. */
export function Price({ rate }: { rate: number }) {
  if (!hasPayments()) return <span>Price by agreement</span>;
  return rate === 0 ? (
    <b>Free of charge</b>
  ) : (
    <span>
      <b>{nairaText(rate)}</b>{' '}
      <Text component="span" c="dimmed" size="sm">
        an hour
      </Text>
    </span>
  );
}
