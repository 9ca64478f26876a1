import { Button, Text } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { Selection } from '../../lib/address/use-selection.ts';
import { counted } from '../../lib/format/numbers.ts';
import classes from './choosing.module.css';

/** The parts of a list that make its rows selectable. Lists without selection do not load them. */
export interface Choosing {
  ids: readonly string[];
  /**
   * @param rows ids on the page
   * @param index the row's position
   * @param titleId the id of the row's title
   */
  boxOf: (rows: readonly string[], index: number, titleId: string) => ReactNode;
  /** The box that selects all rows of the page. */
  allOf: (rows: readonly string[]) => ReactNode;
  /** Actions on the selection; renders nothing without one. */
  barOf: (rows: readonly string[]) => ReactNode;
}

interface ChoosingInput {
  /** The singular noun of the items. */
  one: string;
  selection: Selection;
  /** Actions on all selected items. */
  bulk: ReactNode;
}

export function useChoosing({ one, selection, bulk }: ChoosingInput): Choosing {
  const last = useRef(0);
  const { ids } = selection;
  /** Selects or clears this row, with Shift all rows from the previously clicked one to this one. */
  const toggle = (rows: readonly string[], index: number, isChosen: boolean, isRange: boolean) => {
    const [from, to] = isRange
      ? [Math.min(last.current, index), Math.max(last.current, index)]
      : [index, index];
    last.current = index;
    selection.change(rows.slice(from, to + 1), isChosen);
  };

  return {
    ids,
    boxOf: (rows, index, titleId) => (
      <ChooseRow
        titleId={titleId}
        isChosen={ids.includes(rows[index] ?? '')}
        onToggle={(...how) => toggle(rows, index, ...how)}
      />
    ),
    allOf: (rows) => <ChooseAll ids={rows} selection={selection} />,
    barOf: (rows) =>
      ids.length > 0 && (
        <SelectionBar one={one} selection={selection} shown={rows}>
          {bulk}
        </SelectionBar>
      ),
  };
}

interface ChooseRowProps {
  titleId: string;
  isChosen: boolean;
  onToggle: (isChosen: boolean, isRange: boolean) => void;
}

function ChooseRow({ titleId, isChosen, onToggle }: ChooseRowProps) {
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

function ChooseAll({ ids, selection }: ChooseAllProps) {
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

/** The number of selected items, and the actions for all of them. */
function SelectionBar({ one, selection: { ids, clear }, shown, children }: SelectionBarProps) {
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
