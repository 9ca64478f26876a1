import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { csvText } from '../../lib/download/csv-text.ts';
import { saveBlob } from '../../lib/download/save-file.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Scrolling } from '../content/scrolling.tsx';
import { isPremiumRequired, PremiumNotice } from '../feedback/premium-notice.tsx';
import { ActionButton } from '../form/action-button.tsx';
import table from '../page/table.module.css';
import classes from './chart.module.css';

type Cell = string | number | null;

export interface Figures {
  /** The name of the figures, as in the heading above them. */
  name: string;
  columns: readonly string[];
  /** Null for an empty cell. */
  rows: readonly (readonly Cell[])[];
  /** Fetches the file from the server; without it, the file has the rows of the table. */
  file?: () => Promise<Blob>;
}

/** The data of a chart behind a button: as a table, and as a file for spreadsheets. */
export function FigureTable(figures: Figures) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { name } = figures;

  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        px={0}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? 'Hide the table' : 'Table and CSV'}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the table' : 'Table and CSV'}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OpenTable {...figures} />}
      </div>
    </>
  );
}

/** The table, and below it the button for the file. */
export function OpenTable({ name, columns, rows, file }: Figures) {
  const saving = useMutation({
    mutationFn: file ?? (() => csvFile(columns, rows)),
    onSuccess: (blob) => saveBlob(`${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.csv`, blob),
    onError: (error) =>
      isPremiumRequired(error) || toast.error(`The figures could not be downloaded. ${error.message}`),
  });

  return (
    <>
      <Scrolling label={name} maxHeight="20rem">
        <table className={`${table.table} ${classes.table} figures`}>
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
            {rows.map(([first, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  <td key={index}>{typeof cell === 'number' ? numberText(cell) : (cell ?? '–')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <ActionButton
        variant="default"
        mt="sm"
        isBusy={saving.isPending}
        aria-label={`Download CSV: ${name}`}
        onClick={() => saving.mutate()}
      >
        Download CSV
      </ActionButton>
      {isPremiumRequired(saving.error) && <PremiumNotice refusal={saving.error} />}
    </>
  );
}

async function csvFile(columns: Figures['columns'], rows: Figures['rows']): Promise<Blob> {
  const text = await csvText(
    [...columns],
    rows.map((row) => row.map((cell) => String(cell ?? ''))),
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
