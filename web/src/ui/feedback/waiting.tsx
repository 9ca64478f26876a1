import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAgain } from '../../lib/query/ask-again.ts';
import { SlowNotice } from './slow-notice.tsx';
import classes from './waiting.module.css';

interface WaitingProps {
  /** The object of the sentence "Loading …". */
  what: string;
  /** The queries that must finish before the content can be shown. */
  queries: readonly QueryKey[];
  /** The placeholder's shape. */
  children: ReactNode;
}

/** The placeholder of loading content. The notice after a while lies above the shape, so that nothing moves. */
export function Waiting({ what, queries, children }: WaitingProps) {
  const client = useQueryClient();

  return (
    <div className={classes.waiting}>
      <div role="img" aria-busy="true" aria-label={`Loading ${what}`} className={classes.shape}>
        {children}
      </div>
      <div className={classes.slow}>
        <SlowNotice what={what} onRetry={() => void askAgain(client, queries)} />
      </div>
    </div>
  );
}
