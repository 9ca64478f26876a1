import type { Icon } from '@tabler/icons-react';
import classes from './sections.module.css';

export type Card = readonly [Icon: Icon, title: string, text: string];

export function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map(([Icon, title, text]) => (
        <li key={title} className={classes.card}>
          <Icon size={26} className={classes.icon} aria-hidden />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
