import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import classes from './fold.module.css';

interface FoldProps {
  /** Its name in the page's address. */
  name: string;
  title: string;
  /** How much is behind it, or what it comes to, where its title does not say so. */
  fact?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that few people read, behind its heading. The address stores open folds, so that a reload
 * and the way back show them again; on paper all of it is open.
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
