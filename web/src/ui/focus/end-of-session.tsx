import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Cloth } from '../cloth/cloth.tsx';
import type { Woven } from '../cloth/cover.tsx';
import { Link } from '../links/links.tsx';
import { Fold } from '../page/fold.tsx';
import classes from './end-of-session.module.css';

interface EndOfSessionProps {
  /** The outcome, as the heading of the page or of a part. */
  title: ReactNode;
  /** The cloth of the note or course; without one, derived from the title of the quiz or exam. */
  cloth: Woven;
  /** The value of the ring and of the woven part of the cloth, 0 to 100. */
  percent: number;
  /** The value of the ring as text. */
  figure: ReactNode;
  /** A sentence or two below the heading. */
  lead: ReactNode;
  /** Improvements and misses, a section each. */
  children?: ReactNode;
  /** The button for missed items and one other; they stay visible if this is a separate page. */
  actions: ReactNode;
  /** Further content, below everything else. */
  more?: ReactNode;
  /** The exit, if this is a separate page. */
  exit?: { to: string; label: string };
}

/**
 * The end of practice, a review or an exam: cloth that fills, a ring, improvements, and missed items with one
 * button.
 */
export function EndOfSession({
  title,
  cloth,
  percent,
  figure,
  lead,
  children,
  actions,
  more,
  exit,
}: EndOfSessionProps) {
  const isPage = exit !== undefined;
  // The page may still be scrolled down to the last question.
  useEffect(() => {
    if (isPage) scrollTo(0, 0);
  }, [isPage]);

  return (
    <div className={classes.end} data-course={cloth.cloth_colour} data-focus={exit && 'open'}>
      <div className={classes.band}>
        <FillingCloth of={cloth} percent={percent} columns={9} rows={4} />
        <FillingCloth of={cloth} percent={percent} columns={12} rows={3} />
        {exit && (
          <ActionIcon
            component={Link}
            to={exit.to}
            className={classes.exit}
            color="gray"
            c="inherit"
            aria-label={exit.label}
          >
            <IconX size={24} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <div role="status" className={classes.head}>
        <div className={classes.ring}>
          <svg viewBox="0 0 110 110" aria-hidden="true">
            <circle cx="55" cy="55" r="50" />
            {/* A ring of 0 per cent would show its round ends as a dot. */}
            {percent > 0 && (
              <circle cx="55" cy="55" r="50" pathLength="100" strokeDasharray={`${percent} 100`} />
            )}
          </svg>
          <p className={classes.figure}>{figure}</p>
        </div>
        {title}
        {lead}
      </div>
      {children !== undefined && <div className={classes.parts}>{children}</div>}
      {more !== undefined && <div className={classes.more}>{more}</div>}
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}

const tiles = 36;

function FillingCloth({
  of,
  percent,
  ...size
}: {
  of: Woven;
  percent: number;
  columns: number;
  rows: number;
}) {
  const filled = Math.round((percent * tiles) / 100);
  return <Cloth seed={of.cloth_seed} colour={of.cloth_colour} filled={filled} {...size} />;
}

interface EndPartProps {
  /** Its name in the address if the part is folded, because its length would hide other parts. */
  fold?: string | false;
  title: string;
  children: ReactNode;
}

/** A heading and rows separated by hairlines, without a surface. */
export function EndPart({ fold = false, title, children }: EndPartProps) {
  if (fold) {
    return (
      <Fold name={fold} title={title}>
        <ul className={classes.rows}>{children}</ul>
      </Fold>
    );
  }
  return (
    <section>
      <h2 className={classes.partTitle}>{title}</h2>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}
