import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './tap-list.module.css';

interface TapListProps {
  legend: string;
  items: readonly { name: string; isChosen: boolean; text?: ReactNode }[];
  /** The object of the button "More …". */
  more: string;
  onToggle: (name: string, isChosen: boolean) => void;
}

/** The number of names that fill about three rows on a phone. */
const initialCount = 8;

/** Names to tap, any number of them; shows the first few and all selected ones. */
export function TapList({ legend, items, more, onToggle }: TapListProps) {
  const [isAll, setAll] = useState(false);
  const visibleItems = items.filter(({ isChosen }, index) => isAll || index < initialCount || isChosen);

  return (
    <fieldset className={classes.topics}>
      <legend>{legend}</legend>
      <Group gap="8px">
        {visibleItems.map(({ name, isChosen, text }) => (
          <Button
            key={name}
            size="compact-md"
            variant={isChosen ? 'filled' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onToggle(name, !isChosen)}
          >
            {text ?? name}
          </Button>
        ))}
        {visibleItems.length < items.length && (
          <Button size="compact-md" variant="subtle" onClick={() => setAll(true)}>
            More {more}
          </Button>
        )}
      </Group>
    </fieldset>
  );
}
