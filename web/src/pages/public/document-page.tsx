import { useEffect } from 'react';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';

/** A link of the app has led to a plain document (`site/site-pages.ts`): the server has it, the app does not. */
export function Component() {
  useEffect(() => location.reload(), []);

  return <PageLoading />;
}
