import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askAgain } from '../../lib/query/ask-again.ts';
import { SlowNotice } from './slow-notice.tsx';
import classes from './waiting.module.css';

interface WaitingProps {
  /** As it reads after "Loading". */
  what: string;
  /** Of the queries without which it cannot be shown. */
  queries: readonly QueryKey[];
  /** The shape of what comes. */
  children: ReactNode;
}

/** In place of what is on its way. The sentence after a while lies above the shape, so that nothing moves for it. */
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
