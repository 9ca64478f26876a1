import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Text } from '@mantine/core';
import { useZone } from '../../lib/session/use-zone.ts';
import { Hero } from '../../ui/cloth/hero.tsx';
import { ButtonLink, Link } from '../../ui/links/links.tsx';
import { getCloth, getFirstName, otherOf } from './booking-words.ts';
import classes from './next-session.module.css';
import { getCity, getClock, getMoment, lengthText, otherClock, spanText } from './times.ts';
import { useNow } from './use-now.ts';

interface NextSessionProps {
  booking: Booking;
  /** Further sessions of the same day. */
  later?: readonly Booking[];
}

/** The next session on a dashboard: its time, the other person, and the link to it. */
export function NextSession({ booking, later = [] }: NextSessionProps) {
  const zone = useZone();
  const now = useNow();
  const { id, subject, starts_at, call_url, side, share_weak_topics } = booking;
  const other = otherOf(booking);
  const left = Date.parse(starts_at) - now;
  const elsewhere = otherClock(starts_at, zone, other.time_zone);

  return (
    <Hero
      of={getCloth(subject)}
      above={left > 0 ? `Next session, in ${spanText(left)}` : 'Your session is in progress'}
      title={getMoment(starts_at, zone, now)}
    >
      <Text>
        <b>{other.full_name}</b>, {subject}, by the clock in {getCity(zone)}.{' '}
        {elsewhere !== null && `For ${getFirstName(other)} it is ${elsewhere}. `}
        {side === 'tutor' && share_weak_topics && `${getFirstName(other)} shares weak topics with you.`}
      </Text>
      <Group gap={8} mt="md">
        {call_url !== null && (
          <Button variant="filled" component="a" href={call_url} target="_blank" rel="noopener noreferrer">
            Open the meeting
          </Button>
        )}
        <ButtonLink to={links.session(id)} variant={call_url === null ? 'filled' : 'subtle'}>
          Prepare
        </ButtonLink>
      </Group>
      {later.length > 0 && (
        <ol className={classes.later} aria-label="Later today">
          {later.map((session) => (
            <li key={session.id}>
              <b className="figures">{getClock(session.starts_at, zone)}</b>
              <Link to={links.session(session.id)}>
                {otherOf(session).full_name}
                <small>
                  {session.subject}, {lengthText(session)}
                </small>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Hero>
  );
}
