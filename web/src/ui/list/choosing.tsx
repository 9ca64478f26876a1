import { Button, Text } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { Selection } from '../../lib/address/use-selection.ts';
import { counted } from '../../lib/format/numbers.ts';
import classes from './choosing.module.css';

type Toggle = (isChosen: boolean, isRange: boolean) => void;

/** With Shift all from the row that was chosen before to this one. */
export function useRange(
  ids: readonly string[],
  selection: Selection | undefined,
): (at: number, ...how: Parameters<Toggle>) => void {
  const last = useRef(0);

  return (at, isChosen, isRange) => {
    const [from, to] = isRange ? [Math.min(last.current, at), Math.max(last.current, at)] : [at, at];
    last.current = at;
    selection?.change(ids.slice(from, to + 1), isChosen);
  };
}

interface ChooseRowProps {
  titleId: string;
  isChosen: boolean;
  onToggle: Toggle;
}

export function ChooseRow({ titleId, isChosen, onToggle }: ChooseRowProps) {
  const id = useId();

  return (
    <label className={classes.mark}>
      <input
        type="checkbox"
        id={id}
        aria-label="Choose:"
        aria-labelledby={`${id} ${titleId}`}
        checked={isChosen}
        onChange={({ currentTarget, nativeEvent }) =>
          onToggle(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

interface ChooseAllProps {
  ids: readonly string[];
  selection: Selection;
}

/** Chooses all of the page at once. */
export function ChooseAll({ ids, selection }: ChooseAllProps) {
  const count = ids.filter((id) => selection.ids.includes(id)).length;
  const isAll = count === ids.length;

  return (
    <label className={classes.head}>
      <span className={classes.mark}>
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && !isAll;
          }}
          type="checkbox"
          checked={isAll}
          onChange={() => selection.change(ids, !isAll)}
        />
      </span>
      All on this page
    </label>
  );
}

interface SelectionBarProps {
  one: string;
  selection: Selection;
  /** The ids on this page. */
  shown: readonly string[];
  children: ReactNode;
}

/** How many are chosen, and what can be done with all of them at once. */
export function SelectionBar({ one, selection: { ids, clear }, shown, children }: SelectionBarProps) {
  const elsewhere = ids.filter((id) => !shown.includes(id)).length;

  return (
    <fieldset className={classes.bar} aria-label={`Chosen ${one}s`}>
      <Text fw={600} role="status">
        {counted(ids.length, one)} chosen{elsewhere > 0 && `, ${elsewhere} on other pages`}
      </Text>
      {children}
      <Button variant="subtle" onClick={clear}>
        Choose none
      </Button>
    </fieldset>
  );
}
