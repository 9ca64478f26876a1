import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { Button, Group, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../../../ui/form/choices/select-field.tsx';
import { AddButton } from './add-button.tsx';
import classes from './bodies.module.css';
import { RowButtons } from './row-buttons.tsx';
import { getShareOptions } from './shares.ts';

interface AcceptedRowsProps<Row> {
  rows: readonly Row[];
  blank: Row;
  /** Such as "answer". */
  noun: string;
  min: number;
  max: number;
  /** True if the order of the rows counts. */
  isOrdered?: boolean;
  /** True if the fields of a row have visible labels. */
  isLabelled?: boolean;
  /** True if only the key can change: the rows have no feedback. */
  isKeyOnly?: boolean | undefined;
  /** The fields of a row before its share. */
  children: (row: Row, position: number, put: (change: Partial<Row>) => void) => ReactNode;
  onChange: (rows: Row[]) => void;
}

/** Rows that earn the mark or a part of it; the first match decides. */
export function AcceptedRows<Row extends { share: number; feedback: string }>({
  rows,
  blank,
  noun,
  min,
  max,
  isOrdered = false,
  isLabelled = false,
  isKeyOnly = false,
  children,
  onChange,
}: AcceptedRowsProps<Row>) {
  const [hasFeedback, setFeedback] = useState(!isKeyOnly && rows.some(({ feedback }) => feedback !== ''));

  return (
    <>
      <div className={classes.rows} data-rows>
        {rows.map((row, position) => {
          const name = `${noun} ${position + 1}`;
          const put = (change: Partial<Row>) => onChange(rows.with(position, { ...row, ...change }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name.
            <div key={position} className={classes.row} data-labelled={isLabelled || undefined}>
              {children(row, position, put)}
              <SelectField
                className={classes.share}
                label={isLabelled ? 'Mark' : `Mark for ${name}`}
                isLabelHidden={!isLabelled}
                aria-label={`Mark for ${name}`}
                value={String(row.share)}
                options={getShareOptions(row.share)}
                onChange={(share) => put({ share: Number(share) } as Partial<Row>)}
              />
              <RowButtons
                rows={rows}
                position={position}
                noun={noun}
                min={min}
                isOrdered={isOrdered}
                onChange={onChange}
              />
              {hasFeedback && (
                <Textarea
                  className={classes.feedback}
                  aria-label={`Feedback for ${name}`}
                  placeholder={`Shown to students whose answer is ${name}`}
                  maxLength={bodyLimits.feedback}
                  autosize
                  minRows={1}
                  value={row.feedback}
                  onChange={({ currentTarget }) => put({ feedback: currentTarget.value } as Partial<Row>)}
                />
              )}
            </div>
          );
        })}
      </div>
      <Group gap="8px">
        <AddButton
          text={isKeyOnly ? `Accept another ${noun}` : `Add ${/^[ao]/.test(noun) ? 'an' : 'a'} ${noun}`}
          isFull={rows.length >= max}
          onAdd={() => onChange([...rows, blank])}
        />
        {!isKeyOnly && (
          <Button variant="subtle" aria-pressed={hasFeedback} onClick={() => setFeedback(!hasFeedback)}>
            Feedback for each {noun}
          </Button>
        )}
      </Group>
    </>
  );
}
