import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Scrolling } from '../../../ui/content/scrolling.tsx';
import table from '../../../ui/page/table.module.css';

interface FactTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Follows the table. */
  children?: ReactNode;
}

/** A table of a few facts with its heading. */
export function FactTable({ title, columns, rows, children }: FactTableProps) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h3" mb="xs" id={heading}>
        {title}
      </Title>
      <Scrolling label={title}>
        <table className={`${table.table} figures`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={[first, ...cells].join()}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      {children}
    </section>
  );
}
