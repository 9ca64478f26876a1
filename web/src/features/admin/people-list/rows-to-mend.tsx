import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import rowClasses from '../../../ui/list/rows.module.css';
import type { RowToMend } from './list-groups.ts';
import classes from './people-list.module.css';

interface RowsToMendProps {
  rows: readonly RowToMend[];
  onDecide: (row: RowToMend, email: string) => void;
}

const stepSize = 50;

/** The rows that need a look, each with its reason, and with a button where something else is probably meant. */
export function RowsToMend({ rows, onDecide }: RowsToMendProps) {
  const [visibleCount, setVisibleCount] = useState(stepSize);
  const hiddenCount = Math.max(0, rows.length - visibleCount);

  return (
    <Stack w="100%" align="flex-start">
      <ul className={`${rowClasses.list} ${classes.wide}`} aria-label="Rows that need a look">
        {rows.slice(0, visibleCount).map((row) => (
          <Row key={row.person.line} row={row} onDecide={onDecide} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="default" onClick={() => setVisibleCount((count) => count + stepSize)}>
          {`Show more of ${counted(hiddenCount, 'row')}`}
        </Button>
      )}
    </Stack>
  );
}

function Row({ row, onDecide }: { row: RowToMend; onDecide: RowsToMendProps['onDecide'] }) {
  const { line, name, email, suggestion } = row.person;
  const domain = suggestion?.slice(suggestion.lastIndexOf('@') + 1);
  return (
    <li className={rowClasses.entry}>
      <div className={rowClasses.text}>
        <strong>
          Row {line}: {name || 'no name'}
        </strong>
        <Text>
          {row.problem} {domain !== undefined && <b>{domain}?</b>}
        </Text>
      </div>
      {suggestion !== null && (
        <Group gap="xs">
          <Button
            variant="default"
            aria-label={`Change row ${line} to ${suggestion}`}
            onClick={() => onDecide(row, suggestion)}
          >
            Change
          </Button>
          <Button
            variant="subtle"
            aria-label={`Keep ${email} in row ${line}`}
            onClick={() => onDecide(row, email)}
          >
            Keep
          </Button>
        </Group>
      )}
    </li>
  );
}
