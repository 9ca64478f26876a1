import { useListState } from '../../lib/address/use-list-address.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { departmentOf, departmentsQuery } from './api.ts';
import { AddName } from './name-form.tsx';
import { NamedRow } from './named-row.tsx';

/** The departments of one school, and the way to add one. */
export function DepartmentList({ school }: { school: { id: string; name: string } }) {
  const address = useListState();
  const kind = departmentOf(school.id);

  return (
    <>
      <ResourceList
        {...{ what: 'the departments', one: 'department', address }}
        label={`Departments of ${school.name}`}
        query={departmentsQuery(school.id, address.page)}
        shape={{ rows: 2 }}
        empty={`${school.name} has no departments yet.`}
        idOf={({ id }) => id}
        row={(department) => <NamedRow kind={kind} thing={department} canDelete />}
      />
      <AddName kind={kind} label={`New department of ${school.name}`} />
    </>
  );
}
