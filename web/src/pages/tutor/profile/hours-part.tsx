import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingsQuery, slotsQuery } from '../../../features/tutoring/api.ts';
import { calendarDay, getClock, getDay } from '../../../features/tutoring/times.ts';
import { availabilityQuery } from '../../../features/tutors/hours/api.ts';
import { bookedWeek } from '../../../features/tutors/hours/week.ts';
import { WeeklyHours } from '../../../features/tutors/hours/weekly-hours.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Section } from '../../../ui/page/panel.tsx';

/** The tutor's bookable hours. */
export function HoursPart() {
  const [now] = useState(() => Date.now());
  // If the bookings do not load, the hours can still be edited.
  const { data: ahead } = useQuery(bookingsQuery('ahead', 0));

  return (
    <Loaded what="your hours" query={availabilityQuery} shape={<CardsShape cards={3} />}>
      {(stored) => (
        <WeeklyHours stored={stored} booked={bookedWeek(ahead?.items ?? [], stored.time_zone, now)}>
          <SeenNext />
        </WeeklyHours>
      )}
    </Loaded>
  );
}

const dayMs = 24 * 3_600_000;
const [daysShown, timesShown] = [3, 4];

/** The next free times in the students' view: saved hours without notice, breaks and bookings. */
function SeenNext() {
  const { id } = useAccount();
  const zone = useZone();
  const [from] = useState(() => Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const until = new Date(from + 14 * dayMs).toISOString();
  const { data } = useQuery(slotsQuery(id, new Date(from).toISOString(), until));
  if (data === undefined) return null;

  const days = Map.groupBy(data.slots, ({ starts_at }) => calendarDay(Date.parse(starts_at), zone));
  return (
    <Section title="Free times that students see">
      {days.size === 0 && <Text c="dimmed">No free time in the next two weeks.</Text>}
      {[...days].slice(0, daysShown).map(([day, slots]) => (
        <Text key={day} className="figures">
          <b>{slots[0] && getDay(slots[0].starts_at, zone, from)}</b>{' '}
          {slots
            .slice(0, timesShown)
            .map(({ starts_at }) => getClock(starts_at, zone))
            .join(', ')}
          {slots.length > timesShown && ` and ${slots.length - timesShown} more`}
        </Text>
      ))}
    </Section>
  );
}
