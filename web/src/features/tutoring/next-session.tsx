import type { Booking } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Text } from '@mantine/core';
import { useZone } from '../../lib/session/use-zone.ts';
import { Hero } from '../../ui/cloth/hero.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { getCloth, getFirstName, otherOf } from './booking-words.ts';
import { getCity, getMoment, otherClock, spanText } from './times.ts';
import { useNow } from './use-now.ts';

/** The next session on a dashboard: its time, the other person, and the link to it. */
export function NextSession({ booking }: { booking: Booking }) {
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
    </Hero>
  );
}
