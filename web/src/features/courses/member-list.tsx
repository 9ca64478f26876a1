import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { PageTurner } from '../../ui/page/page-turner.tsx';
import rows from '../../ui/page/rows.module.css';
import { membersPageSize, membersQuery } from './api.ts';

/** Who has joined, the first one first. */
export function MemberList({ courseId }: { courseId: string }) {
  const [page, setPage] = useState(0);
  const query = membersQuery(courseId, page);
  const { data, error, refetch } = useQuery(query);
  const timeZone = useTimeZone();

  if (error && data === undefined)
    return <LoadFault what="the students" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the students" queries={[query.queryKey]}>
        <RowsShape rows={3} lines={2} />
      </Waiting>
    );
  }
  if (data.total === 0) return <Text c="dimmed">No student has joined yet.</Text>;

  return (
    <>
      <ul className={rows.list} aria-label="Students">
        {data.items.map(({ id, full_name, joined_at }) => (
          <li key={id} className={rows.entry}>
            <div className={rows.text}>
              <span>{full_name}</span>
              <Text c="dimmed" size="sm">
                since {dayText(joined_at, timeZone)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {data.total > membersPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: membersPageSize, what: 'student' }}
          onTurn={setPage}
        />
      )}
    </>
  );
}
