import { findColumns, type ListColumns } from '@akada/core/people-lists/columns.ts';
import { type ListRole, readPeople } from '@akada/core/people-lists/list-people.ts';
import { readTable } from '@akada/core/people-lists/list-table.ts';
import { useMemo, useState } from 'react';

export type ListReading = ReturnType<typeof useListReading>;

/** The people of a text, by the columns and decisions of the person who reads it. */
export function useListReading(text: string) {
  const [selectedColumns, setColumns] = useState<ListColumns | null>(null);
  const [role, setRole] = useState<ListRole>('student');
  const [addresses, setAddresses] = useState<ReadonlyMap<number, string>>(new Map());

  const table = useMemo(() => readTable(text), [text]);
  const found = useMemo(() => findColumns(table.map(({ cells }) => cells ?? [])), [table]);
  const columns = selectedColumns ?? found.columns;
  const people = useMemo(
    () => readPeople(table.slice(found.headingIndex + 1), columns, { role, addresses }),
    [table, found, columns, role, addresses],
  );

  return {
    people,
    columns,
    headings: found.headings,
    role,
    setColumns,
    setRole,
    decide: (line: number, email: string) =>
      setAddresses((previous) => new Map([...previous, [line, email]])),
  };
}
