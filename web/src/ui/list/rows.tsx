import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode, useId } from 'react';
import type { Choosing } from './choosing.tsx';
import { RowContext } from './row-text.tsx';
import classes from './rows.module.css';
import { stepThroughRows } from './step-through-rows.ts';

interface ListColumn<Item> {
  label: string;
  /** Empty to show nothing. */
  textOf: (item: Item) => string;
  /** The tone of a status, shown as the background of its words. */
  toneOf?: (item: Item) => 'good' | 'waits' | 'failed';
}

export interface RowsProps<Item> {
  /** The name of the list. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Facts about each item: columns of a table if there is room, else a line below the name. */
  columns?: readonly ListColumn<Item>[];
  /** Actions on an item. */
  actions?: (item: Item) => ReactNode;
  choosing?: Choosing;
}

/** The rows of a list: a table if it has columns and room for them, else one row below the other. */
export function Rows<Item>({ label, items, idOf, row, columns, actions, choosing }: RowsProps<Item>) {
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const listId = useId();
  const ids = items.map(idOf);
  const parts = items.map((item, index) => {
    const id = idOf(item);
    const titleId = `${listId}-${id}`;
    const facts = columns?.map(({ textOf, toneOf }) => ({ text: textOf(item), tone: toneOf?.(item) })) ?? [];
    return {
      id,
      facts,
      'data-chosen': choosing?.ids.includes(id) || undefined,
      box: choosing?.boxOf(ids, index, titleId),
      text: (
        <RowContext value={{ titleId, facts: isWide ? undefined : factsLine(facts) }}>{row(item)}</RowContext>
      ),
      tools: actions && <div className={classes.actions}>{actions(item)}</div>,
    };
  });
  const all = choosing?.allOf(ids);

  if (columns === undefined || !isWide) {
    return (
      <>
        {all}
        <ul className={classes.list} aria-label={label} onKeyDown={stepThroughRows}>
          {parts.map(({ id, box, text, tools, facts: _facts, ...chosen }) => (
            <li key={id} className={classes.entry} {...chosen}>
              {box === undefined ? (
                text
              ) : (
                <div className={classes.named}>
                  {box}
                  {text}
                </div>
              )}
              {tools}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <table className={classes.table} aria-label={label} onKeyDown={stepThroughRows}>
      <thead>
        <tr>
          <th scope="col">{all ?? 'Name'}</th>
          {columns.map((column) => (
            <th key={column.label} scope="col">
              {column.label}
            </th>
          ))}
          {actions && <td />}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ id, box, text, facts, tools, ...chosen }) => (
          <tr key={id} {...chosen}>
            <th scope="row">
              <div className={classes.named}>
                {box}
                {text}
              </div>
            </th>
            {facts.map((fact, index) => (
              <td key={columns[index]?.label}>
                {fact.tone !== undefined && fact.text !== '' ? (
                  <span className={classes.tag} data-tone={fact.tone}>
                    {fact.text}
                  </span>
                ) : (
                  fact.text
                )}
              </td>
            ))}
            {actions && <td>{tools}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each fact is isolated in its direction, so that a right-to-left name does not reverse the date next to it. */
function factsLine(facts: readonly { text: string }[]): ReactNode {
  const said = facts.filter(({ text }) => text !== '');
  if (said.length === 0) return undefined;

  return said.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its column.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
