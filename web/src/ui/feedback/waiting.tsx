import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/device/page-state.ts';
import { askAgain } from '../../lib/query/ask-again.ts';
import { OfflineNotice } from './offline-notice.tsx';
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

/**
 * The placeholder of loading content. The later notice is shown on top of the shape, so that nothing moves.
 * Without a network a sentence replaces the shape, because nothing will arrive.
 */
export function Waiting({ what, queries, children }: WaitingProps) {
  const client = useQueryClient();
  const isOnline = useOnline();
  const retry = () => void askAgain(client, queries);

  if (!isOnline) return <OfflineNotice subject={what} onRetry={retry} />;
  return (
    <div className={classes.waiting} data-pending>
      <div role="img" aria-busy="true" aria-label={`Loading ${what}`} className={classes.shape}>
        {children}
      </div>
      <div className={classes.slow}>
        <SlowNotice what={what} onRetry={retry} />
      </div>
    </div>
  );
}
