import { Loader } from '@mantine/core';
import classes from './page-loading.module.css';
import { SlowNotice } from './slow-notice.tsx';

interface PageLoadingProps {
  /** Repeats the pending request; absent if nothing can be repeated. */
  onRetry?: () => void;
}

/** Shown while nothing of a page is known. It appears after a moment, because most pages load sooner. */
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
