import { links } from '@akada/core/links/links.ts';
import { getPlan, type Plan, unlimitedMark } from '@akada/core/plans/plans.ts';
import { monthlyPriceKobo, trialDays } from '@akada/core/subscriptions/subscription-state.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sections.module.css';

const naira = (kobo: number) => `₦${(kobo / 100).toLocaleString('en-NG')}`;

/** The plans and their prices. The script hides them if nothing is sold. */
export function Prices() {
  return (
    <section className={`${classes.section} ${classes.prices}`} id="price" data-sold>
      <div>
        <h2>One price, in naira</h2>
        <p className={classes.intro}>When you stop, your notes and sets stay yours.</p>
      </div>
      <Price
        plan={getPlan('free')}
        price={naira(0)}
        when="for as long as you like"
        more="Practice, exams and progress"
      >
        Start Learning Free
      </Price>
      <Price
        plan={getPlan('premium')}
        price={naira(monthlyPriceKobo)}
        when={`a month, with ${trialDays} days free`}
        more="Sharing, more formats and advanced analytics"
      >
        Try {trialDays} days free
      </Price>
    </section>
  );
}

interface PriceProps {
  plan: Plan;
  price: string;
  when: string;
  more: string;
  children: ReactNode;
}

function Price({ plan: { label, monthlyLimits }, price, when, more, children }: PriceProps) {
  const { upload, mcq, flashcard, enhanced_note } = monthlyLimits;
  const rows = [
    `${count(upload)} uploads a month`,
    `${count(mcq)} question sets a month`,
    `${count(flashcard)} flashcard sets a month`,
    `${enhanced_note} study guide${enhanced_note === 1 ? '' : 's'} a month`,
    more,
  ];

  return (
    <div className={classes.card}>
      <h3>{label}</h3>
      <p className={classes.figure}>{price}</p>
      <p className={classes.aside}>{when}</p>
      <ul className={classes.checks}>
        {rows.map((row) => (
          <li key={row}>
            <IconCheck size={20} className={classes.icon} aria-hidden />
            {row}
          </li>
        ))}
      </ul>
      <a className="button" data-for="visitor" href={links.register()}>
        {children}
      </a>
    </div>
  );
}

function count(limit: number): string {
  return limit === unlimitedMark ? 'Unlimited' : String(limit);
}
