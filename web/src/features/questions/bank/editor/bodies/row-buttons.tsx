import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import classes from './bodies.module.css';

interface RowButtonsProps<Row> {
  rows: readonly Row[];
  position: number;
  /** Such as "item". */
  noun: string;
  min: number;
  /** True if the order of the rows counts. */
  isOrdered?: boolean;
  /** True if no row can be removed. */
  isComplete?: boolean;
  onChange: (rows: Row[]) => void;
}

/** Moves or removes a row of a list. */
export function RowButtons<Row>({
  rows,
  position,
  noun,
  min,
  isOrdered,
  isComplete,
  onChange,
}: RowButtonsProps<Row>) {
  const name = `${noun} ${position + 1}`;
  const move = (button: HTMLElement, step: -1 | 1) => {
    const list = button.closest('[data-rows]');
    flushSync(() => onChange(withMoved(rows, position, step)));
    // The focus follows the row, so that the next press moves the same row.
    const buttons = list?.querySelectorAll<HTMLButtonElement>(`[data-row="${position + step}"] [data-step]`);
    const enabled = Array.from(buttons ?? []).filter(({ disabled }) => !disabled);
    (enabled.find(({ dataset }) => dataset.step === String(step)) ?? enabled[0])?.focus();
  };

  return (
    <span className={classes.buttons} data-row={position}>
      {isOrdered && rows.length > 1 && (
        <>
          <ActionIcon
            color="gray"
            c="inherit"
            aria-label={`Move ${name} up`}
            data-step="-1"
            disabled={position === 0}
            onClick={({ currentTarget }) => move(currentTarget, -1)}
          >
            <IconArrowUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            color="gray"
            c="inherit"
            aria-label={`Move ${name} down`}
            data-step="1"
            disabled={position === rows.length - 1}
            onClick={({ currentTarget }) => move(currentTarget, 1)}
          >
            <IconArrowDown size={20} aria-hidden />
          </ActionIcon>
        </>
      )}
      {!isComplete && (
        <ActionIcon
          color="gray"
          c="inherit"
          aria-label={`Remove ${name}`}
          disabled={rows.length <= min}
          onClick={() => onChange(rows.toSpliced(position, 1))}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}

function withMoved<Row>(rows: readonly Row[], position: number, step: -1 | 1): Row[] {
  return rows.toSpliced(position, 1).toSpliced(position + step, 0, ...rows.slice(position, position + 1));
}
