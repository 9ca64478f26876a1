import type { School } from '@akada/contract/base/catalog.ts';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { counted } from '../../lib/format/numbers.ts';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import rows from '../../ui/list/rows.module.css';
import { school as schoolKind, schoolsQuery } from './api.ts';
import { DepartmentList } from './department-list.tsx';
import { NamedRow } from './named-row.tsx';

/** Every school with its departments below it. */
export function SchoolList() {
  const address = useListAddress();

  return (
    <ResourceList
      {...{ what: 'the schools', one: 'school', label: 'Schools', address }}
      query={schoolsQuery({ search: address.read('search'), page: address.page })}
      filters={<ListFilters address={address} search="Find a school" />}
      shape={{ rows: 4, lines: 2 }}
      empty="There are no schools yet. Add the first one below."
      noneFound="No school has such a name."
      idOf={({ id }) => id}
      row={(school) => <SchoolEntry school={school} />}
    />
  );
}

function SchoolEntry({ school }: { school: School }) {
  const [isOpen, setOpen] = useState(false);
  const departmentsId = useId();

  return (
    <>
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
    </>
  );
}
