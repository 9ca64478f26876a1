import { IconCheck } from '@tabler/icons-react';
import { nairaText } from '../../lib/format/money.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { premiumGives } from './allowances.ts';
import classes from './subscriptions.module.css';

/** The advantages of premium, one per line. */
export function Gives({ lines = premiumGives }: { lines?: readonly string[] }) {
  return (
    <ul className={classes.gives}>
      {lines.map((line) => (
        <li key={line}>
          <IconCheck size={20} stroke={1.75} aria-hidden />
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Premium and its price, shown next to the remaining free month. */
export function PremiumAside({ amount }: { amount: number }) {
  return (
    <Panel>
      <div className={classes.priced}>
        <h2 className={classes.small}>Premium</h2>
        <p className="figures">
          <b className={classes.price}>{nairaText(amount)}</b> <span className={classes.dim}>a month</span>
        </p>
      </div>
      <Gives />
    </Panel>
  );
}
