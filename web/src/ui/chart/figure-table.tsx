import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { csvText } from '../../lib/download/csv-text.ts';
import { saveFile } from '../../lib/download/save-file.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Scrolling } from '../content/scrolling.tsx';
import { ActionButton } from '../form/action-button.tsx';
import table from '../page/table.module.css';
import classes from './chart.module.css';

type Cell = string | number | null;

export interface Figures {
  /** What they are, as the heading above them says it. */
  name: string;
  columns: readonly string[];
  /** Null where there is nothing to say. */
  rows: readonly (readonly Cell[])[];
}

/** What a chart is drawn from: as a table, and as a file for spreadsheets. */
export function FigureTable({ name, columns, rows }: Figures) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      csvText(
        [...columns],
        rows.map((row) => row.map((cell) => String(cell ?? ''))),
      ),
    onSuccess: (text) =>
      saveFile(`${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, text, 'text/csv'),
    onError: (error) => toast.error(`The figures could not be downloaded. ${error.message}`),
  });

  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="subtle"
          px={0}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? 'Hide the table' : 'Show as a table'}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the table' : 'Show as a table'}
        </Button>
        <ActionButton
          variant="subtle"
          px={0}
          isBusy={saving.isPending}
          aria-label={`Download CSV: ${name}`}
          onClick={() => saving.mutate()}
        >
          Download CSV
        </ActionButton>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Scrolling label={name} maxHeight="20rem">
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
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                      <td key={at}>{typeof cell === 'number' ? numberText(cell) : (cell ?? '–')}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        )}
      </div>
    </>
  );
}
