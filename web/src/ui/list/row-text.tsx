import { Anchor, Text } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';
import { Link } from '../links/links.tsx';
import rows from './rows.module.css';

interface RowAround {
  /** The id of the row's title, which labels its checkbox. */
  titleId?: string;
  /** Facts without a separate column. */
  facts?: ReactNode;
}

/** The list's settings for its rows. */
export const RowContext = createContext<RowAround>({});

interface RowTextProps {
  /** Shown at the left. */
  cover?: ReactNode;
  title: ReactNode;
  /** The address of the title's link. */
  to?: string;
  /** Further facts. */
  children?: ReactNode;
}

/** The text of a row: its name as a link, and its facts. */
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

/** A dimmed line of facts; renders nothing without any. */
export function RowFacts({ children }: { children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Text c="dimmed" size="sm" className="figures">
      {children}
    </Text>
  );
}
