import { isSessionSoon } from '@akada/core/dashboard/todays-steps.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { StepRows } from '../../../features/dashboard/step-rows.tsx';
import { getCloth, getFirstName } from '../../../features/tutoring/booking-words.ts';
import { givenSetsQuery, nextBookingQuery } from '../../../features/tutoring/student-api.ts';
import { getMoment } from '../../../features/tutoring/times.ts';
import { useNow } from '../../../features/tutoring/use-now.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Pending } from '../../../ui/feedback/pending.tsx';

/** Shows the newest sets; the pages of their sessions have the others. */
const shownSets = 3;

/** The next session, open bookings, and assigned sets; renders nothing without any. */
export function TutoringPart() {
  const zone = useZone();
  const now = useNow();
  const booked = useQuery(nextBookingQuery);
  const given = useQuery(givenSetsQuery);
  const { data: bookings } = booked;
  const { data: sets } = given;
  // In its last hour the session is a step of the day.
  const next =
    bookings?.next && !isSessionSoon(Date.parse(bookings.next.starts_at), now) ? [bookings.next] : [];
  const waiting = bookings?.waiting_for_me ?? 0;

  const rows = [
    ...next.map(({ id, subject, starts_at, tutor }) => ({
      id,
      to: links.session(id),
      cloth: getCloth(subject),
      name: getMoment(starts_at, zone, now),
      fact: `${subject} with ${tutor.full_name}`,
    })),
    ...(waiting === 0
      ? []
      : [
          {
            id: 'waiting',
            to: links.bookingRequests(),
            figure: String(waiting),
            cloth: getCloth(''),
            name: waiting === 1 ? 'Request to pay or answer' : 'Requests to pay or answer',
            fact: 'A time is held only for a while',
          },
        ]),
    ...(sets?.items ?? []).slice(0, shownSets).map(({ id, set_id, title, questions, tutor_name }) => ({
      id,
      to: links.questionSet(set_id),
      cloth: getCloth(title),
      name: title,
      fact: `${counted(questions, 'question')} from ${getFirstName({ full_name: tutor_name })}`,
    })),
  ];
  return (
    <>
      <Pending query={booked} />
      <Pending query={given} />
      <StepRows label="With your tutors" rows={rows} />
    </>
  );
}
