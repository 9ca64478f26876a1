import { Loader } from '@mantine/core';
import classes from './page-loading.module.css';

/** Shown while a page's own code is on its way; it waits a moment, because most arrive before that. */
export function PageLoading() {
  return (
    <div className={classes.loading} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}
