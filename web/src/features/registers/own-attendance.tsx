import { attendanceWords } from '@akada/core/tutorials/register-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useListState } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { ownAttendanceQuery } from './api.ts';

/** The reader's attendance in group sessions; nothing before the first mark. */
export function OwnAttendance() {
  const address = useListState();
  const timeZone = useTimeZone();
  const query = ownAttendanceQuery(address.page);
  const { data } = useQuery(query);

  if (data === undefined || (data.total === 0 && address.page === 0)) return null;
  return (
    <Section title="Your register">
      <ResourceList
        what="your register"
        one="session"
        label="Your register"
        address={address}
        query={query}
        shape={{ rows: 2, lines: 2 }}
        empty=""
        idOf={({ session }) => session.id}
        row={({ session, tutor_name, state }) => (
          <RowText title={session.title}>
            <RowFacts>
              {attendanceWords[state]}. {tutor_name}, {momentText(session.starts_at, timeZone)}
            </RowFacts>
          </RowText>
        )}
      />
    </Section>
  );
}
