import type { ClassSession } from '@akada/contract/work/classes/registers.ts';
import { links } from '@akada/core/links/links.ts';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { TextLink } from '../../ui/links/links.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { classSessionsQuery } from './api.ts';
import { AttendanceList } from './attendance-list.tsx';

/** Group sessions with students of a class; one of them opens as a register. */
export function ClassSessions({ courseId }: { courseId: string }) {
  const address = useListAddress();
  const timeZone = useTimeZone();
  const sessionId = address.read('session');

  if (sessionId !== '') return <AttendanceList key={sessionId} tutorialId={sessionId} />;
  return (
    <ResourceList
      what="the group sessions"
      one="group session"
      label="Group sessions"
      address={address}
      query={classSessionsQuery(courseId, address.page)}
      shape={{ rows: 4, lines: 2 }}
      empty={
        <>
          No student of this class has a seat in a group session of yours.{' '}
          <TextLink to={links.tutorTutorials()}>Your tutorials</TextLink>
        </>
      }
      idOf={({ id }) => id}
      row={(session) => (
        <RowText title={session.title} to={`?show=register&session=${session.id}`}>
          <RowFacts>
            {momentText(session.starts_at, timeZone)}. {getCountText(session)}
          </RowFacts>
        </RowText>
      )}
    />
  );
}

function getCountText({ is_open, students, present, late, absent, excused }: ClassSession): string {
  if (!is_open) return `${students} of the class have a seat.`;
  const unmarked = students - present - late - absent - excused;
  const counts = [
    [present, 'present'],
    [late, 'late'],
    [absent, 'absent'],
    [excused, 'excused'],
    [unmarked, 'not marked'],
  ] as const;
  return counts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(', ');
}
