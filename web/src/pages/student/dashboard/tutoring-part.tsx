import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { firstNameOf } from '../../../features/tutoring/booking-words.ts';
import { givenSetsQuery, nextBookingQuery } from '../../../features/tutoring/student-api.ts';
import { momentOf } from '../../../features/tutoring/times.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';

/** Of more, the newest: the others stand on the pages of their sessions. */
const shownSets = 3;

/** The next session, what waits for the student, and the sets that tutors gave; nothing where there is none of it. */
export function TutoringPart() {
  const zone = useZone();
  const now = useNow();
  const { data: booking } = useQuery(nextBookingQuery);
  const { data: sets } = useQuery(givenSetsQuery);
  const next = booking?.next ?? null;
  const waiting = booking?.waiting_for_me ?? 0;
  const given = sets?.items.slice(0, shownSets) ?? [];

  const rows = [
    ...(next === null
      ? []
      : [
          {
            ...{ id: next.id, to: links.session(next.id), name: momentOf(next.starts_at, zone, now) },
            fact: `${next.subject} with ${next.tutor.full_name}`,
          },
        ]),
    ...(waiting === 0
      ? []
      : [
          {
            ...{ id: 'waiting', to: links.bookingRequests(), name: 'Booking requests' },
            fact: `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`,
          },
        ]),
  ];
  const setRows = given.map(({ id, set_id, title, questions, tutor_name }) => ({
    ...{ id, to: links.questionSet(set_id), name: title },
    fact: `${counted(questions, 'question')} from ${firstNameOf({ full_name: tutor_name })}`,
  }));

  if (rows.length + setRows.length === 0) return null;
  return (
    <Stack>
      {rows.length > 0 && (
        <DashboardSection
          title={next === null ? 'With a tutor' : 'Next session'}
          more={{ to: links.sessions(), text: 'All sessions' }}
        >
          <DashboardRows rows={rows} />
        </DashboardSection>
      )}
      {setRows.length > 0 && (
        <DashboardSection title="From your tutors">
          <DashboardRows rows={setRows} />
        </DashboardSection>
      )}
    </Stack>
  );
}
