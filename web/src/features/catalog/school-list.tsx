import type { School } from '@akada/contract/base/catalog.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { PageTurner } from '../../ui/page/page-turner.tsx';
import rows from '../../ui/page/rows.module.css';
import { school as schoolKind, schoolsPageSize, schoolsQuery } from './api.ts';
import { DepartmentList } from './department-list.tsx';
import { NamedRow } from './named-row.tsx';

/** Every school with its departments below it. */
export function SchoolList() {
  const [choice, setChoice] = useState({ search: '', page: 0 });
  const [search] = useDebouncedValue(choice.search, 300);
  const query = schoolsQuery({ ...choice, search });
  const { data, error, refetch } = useQuery(query);

  return (
    <>
      <div className={rows.filters}>
        <TextInput
          label="Find a school"
          type="search"
          value={choice.search}
          maxLength={120}
          onChange={(event) => setChoice({ search: event.currentTarget.value, page: 0 })}
        />
      </div>
      {error && <LoadFault what="the schools" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the schools" queries={[query.queryKey]}>
          <RowsShape rows={4} lines={2} />
        </Waiting>
      )}
      {data?.items.length === 0 && (
        <Text c="dimmed">
          {search === ''
            ? 'There are no schools yet. Add the first one below.'
            : 'No school has such a name.'}
        </Text>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Schools">
          {data.items.map((school) => (
            <SchoolEntry key={school.id} school={school} />
          ))}
        </ul>
      )}
      {data && (
        <PageTurner
          {...{ page: choice.page, total: data.total, pageSize: schoolsPageSize, what: 'school' }}
          onTurn={(page) => setChoice({ ...choice, page })}
        />
      )}
    </>
  );
}

function SchoolEntry({ school }: { school: School }) {
  const [isOpen, setOpen] = useState(false);
  const departmentsId = useId();

  return (
    <li className={rows.entry}>
      <NamedRow
        kind={schoolKind}
        thing={school}
        facts={counted(school.department_count, 'department')}
        canDelete={school.department_count === 0}
      >
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={departmentsId}
          aria-label={`Departments of ${school.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Departments
        </Button>
      </NamedRow>
      <div id={departmentsId} className={rows.below} hidden={!isOpen}>
        {isOpen && <DepartmentList school={school} />}
      </div>
    </li>
  );
}
