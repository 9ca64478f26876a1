import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import { RowButtons } from './row-buttons.tsx';

interface TextRowsProps<Row> {
  rows: readonly Row[];
  blank: Row;
  /** Such as "item". */
  noun: string;
  /** The text of the button that adds a row. */
  add: string;
  min: number;
  max: number;
  isOrdered?: boolean;
  /** The field before a text. */
  lead?: (row: Row, position: number) => ReactNode;
  onChange: (rows: Row[]) => void;
}

/** Texts in Markdown, one a row. */
export function TextRows<Row extends { text: string }>({
  rows,
  blank,
  noun,
  add,
  min,
  max,
  isOrdered = false,
  lead,
  onChange,
}: TextRowsProps<Row>) {
  return (
    <>
      <div className={classes.rows} data-rows>
        {rows.map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
          <div key={position} className={classes.row}>
            {lead?.(row, position)}
            <Textarea
              className={classes.line}
              aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position + 1}`}
              name={`body.${noun}.${position}`}
              maxLength={bodyLimits.text}
              autosize
              minRows={1}
              value={row.text}
              onChange={({ currentTarget }) =>
                onChange(rows.with(position, { ...row, text: currentTarget.value }))
              }
            />
            <RowButtons
              rows={rows}
              position={position}
              noun={noun}
              min={min}
              isOrdered={isOrdered}
              onChange={onChange}
            />
          </div>
        ))}
      </div>
      <AddButton text={add} isFull={rows.length >= max} onAdd={() => onChange([...rows, blank])} />
    </>
  );
}
