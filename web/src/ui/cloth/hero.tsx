import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Cloth } from './cloth.tsx';
import type { Woven } from './cover.tsx';
import classes from './hero.module.css';

interface HeroProps {
  of: Woven;
  /** The line above the title: the item's owner or kind, or its time. */
  above?: string | undefined;
  title: string;
  /** Places itself on the cloth, such as a ring of minutes. */
  badge?: ReactNode;
  children: ReactNode;
}

/**
 * The one prominent part of a page: the next step, on the deep colour of its course next to a strip of its
 * cloth. Only one button is filled, which is white here; the others have no background.
 */
export function Hero({ of, above, title, badge, children }: HeroProps) {
  const heading = useId();

  return (
    <section aria-labelledby={heading} className={classes.hero} data-course={of.cloth_colour}>
      <div className={classes.cloth}>
        <Cloth seed={of.cloth_seed} colour={of.cloth_colour} columns={16} rows={2} />
        {badge}
      </div>
      <div className={classes.body}>
        {above !== undefined && <p className={classes.above}>{above}</p>}
        <Title order={2} className={classes.title} id={heading}>
          {title}
        </Title>
        {children}
      </div>
    </section>
  );
}
