import type { Booking } from '@akada/contract/work/bookings.ts';
import { getExpiry } from '@akada/core/bookings/booking-deadlines.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Text, Title } from '@mantine/core';
import { nairaText } from '../../../lib/format/money.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { useArrivalFocus } from '../../../ui/page/page.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { getCloth, getFirstName } from '../booking-words.ts';
import { getMoment, momentWithin } from '../times.ts';
import classes from './book.module.css';

/** @returns the last moment to pay if the tutor accepts at the last moment */
function readLastPayment(startsAt: string, acceptBy: string): string {
  const facts = { startsAt: Date.parse(startsAt), noticeHours: 0, now: Date.parse(acceptBy) };
  return new Date(getExpiry('accepted', facts) ?? facts.startsAt).toISOString();
}

/** Confirms a sent request: what happened, what comes next, and by when. */
export function AskedForHour({ booking }: { booking: Booking }) {
  const zone = useZone();
  const heading = useArrivalFocus();
  const { tutor, subject, price, starts_at, expires_at, created_at, uses_lesson } = booking;
  const name = getFirstName(tutor);
  const { cloth_seed, cloth_colour } = getCloth(subject);
  const now = Date.now();
  const at = (moment: string) => getMoment(moment, zone, now);

  return (
    <div className={classes.asked} data-focus="open">
      <div className={classes.band}>
        <Cloth seed={cloth_seed} colour={cloth_colour} columns={12} rows={3} filled={15} />
      </div>
      <Title order={1} ref={heading} tabIndex={-1}>
        Request sent. Now it is {name}’s turn
      </Title>
      <Text c="dimmed" size="lg">
        We will send you a notification and an email when {name} answers.
      </Text>
      <Panel>
        <ol className={classes.way}>
          <li data-state="done">
            <b>You asked</b>
            <span>{at(created_at)}</span>
          </li>
          <li data-state="now">
            <b>{name} accepts</b>
            <span>{expires_at !== null && `by ${momentWithin(expires_at, zone, now)}`}</span>
          </li>
          {uses_lesson && <li>1 lesson of your package pays for it</li>}
          {price > 0 && !uses_lesson && (
            <li>
              You pay {nairaText(price)}
              {expires_at !== null && (
                <span>
                  by {momentWithin(readLastPayment(starts_at, expires_at), zone, now)} at the latest
                </span>
              )}
            </li>
          )}
          <li>
            You meet
            <span>{at(starts_at)}</span>
          </li>
        </ol>
      </Panel>
      <Button component={Link} to={links.bookingRequests()} size="lg" fullWidth>
        See my requests
      </Button>
    </div>
  );
}
