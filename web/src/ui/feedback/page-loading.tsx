import { Loader } from '@mantine/core';
import classes from './page-loading.module.css';
import { SlowNotice } from './slow-notice.tsx';

interface PageLoadingProps {
  /** Repeats the pending request; absent if nothing can be repeated. */
  onRetry?: () => void;
}

/** In place of a page of which nothing is known yet; it waits a moment, because most come before that. */
export function PageLoading({ onRetry }: PageLoadingProps) {
  return (
    <div className={classes.loading}>
      <div role="status" aria-label="Loading">
        <Loader />
      </div>
      {onRetry !== undefined && <SlowNotice what="this page" onRetry={onRetry} />}
    </div>
  );
}
