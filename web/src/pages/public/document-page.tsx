import { useEffect } from 'react';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';

/** Reached if a link of the app leads to a plain document (`site/site-pages.ts`), which only the server has. */
export function Component() {
  useEffect(() => location.reload(), []);

  return <PageLoading />;
}
