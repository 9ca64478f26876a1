import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { TextLink } from '../links/links.tsx';
import classes from './surface.module.css';

/**
 * A white background without an outline, for content that is tapped, compared or filled in. Headings, figures
 * and prose have no surface. Surfaces are never nested.
 */
function Surface({ children }: { children: ReactNode }) {
  return <div className={classes.surface}>{children}</div>;
}

/** A surface for related content that is not a list of rows. */
export function Panel({ children, maw }: { maw?: number; children: ReactNode }) {
  return (
    <div style={{ maxWidth: maw }}>
      <Surface>{children}</Surface>
    </div>
  );
}

/** The only form of a page. On wide screens pale cloth fills the space next to it. */
export function FormPanel({ children }: { children: ReactNode }) {
  return (
    <div className={classes.alone}>
      <Surface>{children}</Surface>
    </div>
  );
}

/** A part of a page with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <Surface>
        <Title order={2} size="h3" mb="md" id={heading}>
          {title}
        </Title>
        {children}
      </Surface>
    </section>
  );
}

interface PartProps {
  title: string;
  /** The link to the complete list. */
  more?: { to: string; text: string };
  children: ReactNode;
}

/** A part of a page whose heading has no surface. Its actions or lists have their own surface. */
export function Part({ title, more, children }: PartProps) {
  const heading = useId();

  return (
    <section aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {more !== undefined && <TextLink to={more.to}>{more.text}</TextLink>}
      </div>
      {children}
    </section>
  );
}

/** Actions: next to each other on a phone, below each other at the side of a page. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** True if a phone shows the side above the main content. */
  isSideFirst?: boolean;
}

/** The main content of a page and, if there is room, related content at its side. */
export function Columns({ main, side, isSideFirst = false }: ColumnsProps) {
  return (
    <div className={classes.columns} data-in-order={isSideFirst ? 'side-first' : 'columns'}>
      <div className={classes.stack} data-in-order="column">
        {main}
      </div>
      <aside className={classes.stack} data-in-order="column">
        {side}
      </aside>
    </div>
  );
}
