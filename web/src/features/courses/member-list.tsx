import { useListState } from '../../lib/address/use-list-address.ts';
import { dayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { membersQuery } from './api.ts';

/** The members of the course, earliest first. */
export function MemberList({ courseId }: { courseId: string }) {
  const address = useListState();
  const timeZone = useTimeZone();

  return (
    <ResourceList
      what="the students"
      one="student"
      label="Students"
      address={address}
      query={membersQuery(courseId, address.page)}
      shape={{ rows: 3, lines: 2 }}
      empty="No student has joined yet."
      idOf={({ id }) => id}
      row={({ full_name, joined_at }) => (
        <RowText title={full_name}>
          <RowFacts>since {dayText(joined_at, timeZone)}</RowFacts>
        </RowText>
      )}
    />
  );
}
