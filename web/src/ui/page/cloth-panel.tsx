import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Cloth } from '../cloth/cloth.tsx';
import type { Woven } from '../cloth/cover.tsx';
import classes from './cloth-panel.module.css';
import { useArrivalFocus } from './page.tsx';

const columns = 20;
const rows = 3;

interface ClothPanelProps {
  cloth: Woven;
  /** The percentage of the cloth that is full. */
  percent: number;
  /** The name of the file or note. */
  name: string;
  title: string;
  /** True if it is the subject of its page, whose heading it has. */
  isPage: boolean;
  children: ReactNode;
  /** On a phone it stays at the thumb. */
  next?: ReactNode;
  /** Further actions. */
  others?: ReactNode;
}

/** One note on its way, under its cloth. Each stage has the same height, so nothing below it moves. */
export function ClothPanel({ cloth, percent, name, title, isPage, children, next, others }: ClothPanelProps) {
  const heading = useId();

  return (
    <section
      aria-labelledby={heading}
      className={classes.panel}
      data-course={cloth.cloth_colour}
      data-page={isPage || undefined}
      data-quiet
    >
      <div className={classes.cloth}>
        <Cloth
          columns={columns}
          rows={rows}
          seed={cloth.cloth_seed}
          colour={cloth.cloth_colour}
          filled={Math.round((percent * columns * rows) / 100)}
        />
      </div>
      <div>
        <Text size="sm" c="dimmed" truncate>
          {name}
        </Text>
        {isPage ? (
          <PageHeading id={heading} title={title} />
        ) : (
          <Title order={2} id={heading} className={classes.title}>
            {title}
          </Title>
        )}
      </div>
      <div className={classes.body}>{children}</div>
      {next !== undefined && <div className={classes.next}>{next}</div>}
      {others !== undefined && <div className={classes.others}>{others}</div>}
    </section>
  );
}

function PageHeading({ id, title }: { id: string; title: string }) {
  const heading = useArrivalFocus();
  return (
    <Title order={1} id={id} ref={heading} tabIndex={-1} className={classes.title}>
      {title}
    </Title>
  );
}
