import { links } from '@akada/core/links/links.ts';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { ListFilters } from '../../ui/list/list-filters.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { departmentSearchQuery } from './api.ts';

/** Departments of all schools by their names, searched and turned by the address. */
export function DepartmentSearch() {
  const address = useListAddress();

  return (
    <ResourceList
      what="the departments"
      one="department"
      label="Departments"
      address={address}
      query={departmentSearchQuery({ search: address.read('search'), page: address.page })}
      filters={<ListFilters address={address} search="Find a department" />}
      shape={{ rows: 4, lines: 2 }}
      empty="There are no departments yet. Administrators add them."
      noneFound="No department has this name."
      idOf={({ id }) => id}
      row={({ id, name, school }) => (
        <RowText title={name} to={links.department(id)}>
          <RowFacts>{school.name}</RowFacts>
        </RowText>
      )}
    />
  );
}
