import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { PageTurner } from '../../ui/page/page-turner.tsx';
import rows from '../../ui/page/rows.module.css';
import { departmentOf, departmentsPageSize, departmentsQuery } from './api.ts';
import { AddName } from './name-form.tsx';
import { NamedRow } from './named-row.tsx';

/** The departments of one school, and the way to add one. */
export function DepartmentList({ school }: { school: { id: string; name: string } }) {
  const [page, setPage] = useState(0);
  const query = departmentsQuery(school.id, page);
  const { data, error, refetch } = useQuery(query);
  const kind = departmentOf(school.id);

  return (
    <>
      {error && <LoadFault what="the departments" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the departments" queries={[query.queryKey]}>
          <RowsShape rows={2} lines={1} />
        </Waiting>
      )}
      {data?.items.length === 0 && <Text c="dimmed">{school.name} has no departments yet.</Text>}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label={`Departments of ${school.name}`}>
          {data.items.map((department) => (
            <li key={department.id} className={rows.entry}>
              <NamedRow kind={kind} thing={department} canDelete />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > departmentsPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: departmentsPageSize, what: 'department' }}
          onTurn={setPage}
        />
      )}
      {data !== undefined && <AddName kind={kind} label={`New department of ${school.name}`} />}
    </>
  );
}
