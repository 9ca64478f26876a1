import type { Booking } from '@akada/contract/work/bookings.ts';
import type { Assignment } from '@akada/contract/work/sessions.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Section } from '../../../ui/page/panel.tsx';
import { getFirstName } from '../booking-words.ts';
import { assignmentsQuery } from './api.ts';

/**
 * Sets that the tutor assigned.
 *
 * @param children the tutor's form for assigning a set
 */
export function Assignments({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const { data } = useQuery(assignmentsQuery(booking.id));
  const isTutor = booking.side === 'tutor';
  const items = data?.items ?? [];

  if (!isTutor && items.length === 0) return null;
  return (
    <Section title="To practise">
      {items.length === 0 ? (
        <Text c="dimmed">
          Give {getFirstName(booking.student)} questions from your bank. The set appears on the student’s
          dashboard immediately.
        </Text>
      ) : (
        <ul className={rows.list}>
          {items.map((item) => (
            <li key={item.id} className={rows.entry}>
              <Row item={item} isTutor={isTutor} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Section>
  );
}

function Row({
  item: { title, set_id, questions, assigned_at },
  isTutor,
}: {
  item: Assignment;
  isTutor: boolean;
}) {
  const zone = useZone();

  return (
    <RowText title={title} {...(!isTutor && { to: links.questionSet(set_id) })}>
      <RowFacts>
        {counted(questions, 'question')}, given {dayText(assigned_at, zone)}
      </RowFacts>
    </RowText>
  );
}
