import type { CatalogEntry, CatalogKind } from '@akada/contract/base/catalog-administration.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListAddress, readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { getNarrowing, useSelection } from '../../../lib/address/use-selection.ts';
import { useChoosing } from '../../../ui/list/choosing.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { type CatalogFilter, catalogEntryQuery, catalogListQuery } from './api.ts';
import { ChosenCourses } from './chosen-courses.tsx';
import { EntryActs } from './entry-acts.tsx';
import { getCounts, getState } from './entry-facts.ts';
import { EntryField } from './entry-field.tsx';

export const shownValues = ['current', 'archived'] as const;
const orders = ['newest', 'fullest'] as const;
export const shownFilter = {
  name: 'shown',
  label: 'Shown',
  options: [
    ['', 'All'],
    ['current', 'Current'],
    ['archived', 'Archived'],
  ],
} as const;
const orderFilter = {
  name: 'order',
  label: 'Order',
  options: [
    ['', 'By name'],
    ['newest', 'Newest first'],
    ['fullest', 'Fullest first'],
  ],
} as const;

/** @returns the address's filter */
export function findFilter(address: ListAddress): CatalogFilter {
  return {
    search: address.read('search'),
    parent_id: address.read('in') || undefined,
    shown: readOneOf(address, 'shown', shownValues),
    order: readOneOf(address, 'order', orders),
  };
}

type ListedKind = Exclude<CatalogKind, 'school'>;

/** All departments, or all courses, searched and turned by the address. */
export function CatalogList({ kind }: { kind: ListedKind }) {
  const address = useListAddress();
  const label = `${kind}s`;
  const selection = useSelection(address);
  const choosing = useChoosing({
    one: 'course',
    selection,
    bulk: <ChosenCourses selection={selection} />,
  });
  const narrowing = getNarrowing(address);

  return (
    <ResourceList
      what={`the ${label}`}
      one={kind}
      address={address}
      {...(kind === 'course' && { choosing })}
      label={kind === 'course' ? 'Courses' : 'Departments'}
      query={catalogListQuery(kind, findFilter(address), address.page)}
      filters={
        <ListFilters address={narrowing} search={`Find a ${kind}`} filters={[shownFilter, orderFilter]}>
          <SchoolFilter address={narrowing} />
        </ListFilters>
      }
      narrowedBy={['search', 'shown', 'in']}
      shape={{ rows: 5, lines: 3 }}
      empty={`There are no ${label} yet.`}
      noneFound={`No ${kind} matches.`}
      idOf={({ id }) => id}
      row={(entry) => <Entry entry={entry} />}
      columns={[
        ...columnsOf[kind],
        { label: 'Inside', textOf: getCounts },
        { label: 'State', textOf: getState },
      ]}
    />
  );
}

/** The actions open below the name: four buttons in every row would leave no room for its text. */
function Entry({ entry }: { entry: CatalogEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, id, name } = entry;

  return (
    <RowText title={name} to={kind === 'course' ? links.course(id) : links.adminCourses({ in: id })}>
      <div className={rows.actions}>
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isOpen}
          aria-label={`Change ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
        {isOpen && <EntryActs entry={entry} />}
      </div>
    </RowText>
  );
}

const columnsOf: Record<ListedKind, { label: string; textOf: (entry: CatalogEntry) => string }[]> = {
  department: [{ label: 'School', textOf: ({ parent }) => parent?.name ?? '' }],
  course: [
    {
      label: 'Department',
      textOf: ({ parent, school }) => [parent?.name, school?.name].filter(Boolean).join(', '),
    },
    { label: 'Tutor', textOf: ({ tutor }) => tutor?.full_name ?? '' },
  ],
};

/** A filter by school, or by the department in a link. */
function SchoolFilter({ address }: { address: ListAddress }) {
  const id = address.read('in');
  const school = useQuery({ ...catalogEntryQuery('school', id), enabled: id !== '', retry: false });
  const department = useQuery({
    ...catalogEntryQuery('department', id),
    enabled: school.isError,
    retry: false,
  });
  const selection = school.data?.entry ?? department.data?.entry ?? null;

  return (
    <EntryField
      kind="school"
      label={selection?.kind === 'department' ? 'Department' : 'School'}
      chosen={id === '' ? null : selection}
      onChoose={(entry) => address.choose({ in: entry?.id ?? '' })}
    />
  );
}
