import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import { links } from '@akada/core/links/links.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { StandingActions } from './standing-actions.tsx';
import { standingSentence } from './standing-sentence.ts';
import classes from './subscriptions.module.css';

interface StandingProps {
  of: Subscription;
  /** Undefined if it could not be read. */
  usage: UsageStats | undefined;
}

/**
 * The state in one sentence, and the possible actions. Premium is a complete cloth, a free month a partly
 * woven one.
 */
export function Standing({ of, usage }: StandingProps) {
  const sentence = useFocusAfter(of.state);
  const zone = useZone();
  const isPremium = of.has_subscription;
  const cloth = isPremium ? { columns: 6, rows: 4 } : { columns: 7, rows: 3, filled: tilesLeft(usage) };

  return (
    <section className={isPremium ? classes.premium : classes.free} data-course={3} aria-label="Your plan">
      <div className={classes.cloth}>
        <Cloth seed="premium" colour={3} {...cloth} />
      </div>
      <div className={classes.standing}>
        <p ref={sentence} tabIndex={-1} className={`${classes.sentence} figures`}>
          {standingSentence({ subscription: of, usage, timeZone: zone }).map((part, index) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its position.
              <Fragment key={index}>{part}</Fragment>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same.
              <b key={index}>{part.strong}</b>
            ),
          )}
        </p>
        <Pending references={of.pending} />
        <StandingActions key={of.state} of={of} />
        {!isPremium && of.trial.available && (
          <p className={classes.dim}>
            The trial needs no card and ends automatically. If you pay first, you can still use it later.
          </p>
        )}
      </div>
    </section>
  );
}

/** The number of filled tiles out of 21; the text next to them names the amounts. */
function tilesLeft(usage: UsageStats | undefined): number {
  const limited = usage?.items.filter(({ unlimited }) => !unlimited) ?? [];
  const left = limited.reduce((sum, { used, limit }) => sum + Math.max(0, limit - used), 0);
  const all = limited.reduce((sum, { limit }) => sum + limit, 0);
  return all === 0 ? 0 : Math.round((21 * left) / all);
}

function Pending({ references: [latest] }: { references: readonly string[] }) {
  if (latest === undefined) return null;
  return (
    <Notice kind="info" title="One of your payments is not confirmed yet">
      If you have paid, it counts as soon as your bank confirms it.{' '}
      <TextLink to={links.payment({ reference: latest })}>See the result</TextLink>
    </Notice>
  );
}

/** The pressed button was removed with the old state, so the sentence about the new one takes the focus. */
function useFocusAfter(state: Subscription['state']) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const previous = useRef(state);

  useEffect(() => {
    if (state !== previous.current && document.activeElement === document.body)
      sentence.current?.focus({ preventScroll: true });
    previous.current = state;
  }, [state]);

  return sentence;
}
