import { Anchor, Text } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { Link } from '../links/links.tsx';
import rows from './rows.module.css';

interface RowAround {
  /** By which its box is called what the row is called. */
  titleId?: string;
  /** What has no column of its own. */
  facts?: string;
}

/** What the list says to its rows. */
export const RowContext = createContext<RowAround>({});

interface RowTextProps {
  /** Stands at the left. */
  cover?: ReactNode;
  title: ReactNode;
  /** Where its title leads. */
  to?: string;
  /** What else is said of it. */
  children?: ReactNode;
}

/** What a row says: its name, which leads to it, and what is to be known of it. */
export function RowText({ cover, title, to, children }: RowTextProps) {
  const { titleId, facts } = use(RowContext);

  return (
    <div className={rows.said}>
      {cover}
      <div className={rows.text}>
        {to === undefined ? (
          <strong id={titleId}>{title}</strong>
        ) : (
          <Anchor id={titleId} component={Link} to={to} fw={600} display="inline-block" py={10} my={-6}>
            {title}
          </Anchor>
        )}
        {children}
        <RowFacts>{facts}</RowFacts>
      </div>
    </div>
  );
}

/** A quiet line of facts; nothing where there are none. */
export function RowFacts({ children }: { children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Text c="dimmed" size="sm" className="figures">
      {children}
    </Text>
  );
}
