import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Link } from '../../ui/links/links.tsx';
import { PageTurner } from '../../ui/page/page-turner.tsx';
import rows from '../../ui/page/rows.module.css';
import { departmentSearchPageSize, departmentSearchQuery } from './api.ts';

/** Departments of all schools by their names, searched and turned by the address. */
export function DepartmentSearch() {
  const { read, page, choose, turn } = useListAddress();
  const search = read('search');
  const query = departmentSearchQuery({ search, page });
  const { data, error, refetch } = useQuery(query);

  return (
    <>
      <div className={rows.filters}>
        <SearchField
          label="Find a department"
          value={search}
          onSearch={(typed) => choose({ search: typed })}
        />
      </div>
      {error && <LoadFault what="the departments" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="the departments" queries={[query.queryKey]}>
          <RowsShape rows={4} lines={2} />
        </Waiting>
      )}
      {data?.items.length === 0 && (
        <Text c="dimmed">
          {search === ''
            ? 'There are no departments yet. Administrators add them.'
            : 'No department has such a name.'}
        </Text>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Departments">
          {data.items.map(({ id, name, school }) => (
            <li key={id} className={rows.entry}>
              <div className={rows.text}>
                <Anchor component={Link} to={links.department(id)} fw={600} display="inline-block" py={4}>
                  {name}
                </Anchor>
                <Text c="dimmed" size="sm">
                  {school.name}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.total > departmentSearchPageSize && (
        <PageTurner
          {...{ page, total: data.total, pageSize: departmentSearchPageSize, what: 'department' }}
          onTurn={turn}
        />
      )}
    </>
  );
}
