import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import classes from './fold.module.css';

interface FoldProps {
  /** The part's name in the page's address. */
  name: string;
  title: string;
  /** The amount of content, or its result, if the title does not tell it. */
  fact?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that few people read, folded behind its heading. The address stores open folds, so that a
 * reload and Back show them again; on paper every fold is open.
 */
export function Fold({ name, title, fact, children }: FoldProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Opened name={name}>
        <summary>
          <div className={classes.head}>
            <Title order={2} size="h3" id={heading}>
              {title}
            </Title>
            {fact !== undefined && <span className="figures">{fact}</span>}
          </div>
        </summary>
        {children}
      </Opened>
    </section>
  );
}

/** A part that opens and closes, with the caller's summary. */
export function Opened({ name, children }: Pick<FoldProps, 'name' | 'children'>) {
  const { read, set } = useListAddress();
  const opened = read('open')
    .split(',')
    .filter((it) => it !== '');
  const isOpen = opened.includes(name);

  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        set({ open: (isOpen ? opened.filter((it) => it !== name) : [...opened, name]).join(',') });
      }}
    >
      {children}
    </details>
  );
}
