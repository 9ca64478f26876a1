/** Marked essays: most exams have none, and the code loads with the first one. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../feedback/code-fault.tsx';
import type { EssayReview as Review } from './essay-review.tsx';

const review = lazyComponent(async () => (await import('./essay-review.tsx')).EssayReview);

export function EssayReview(props: ComponentProps<typeof Review>) {
  return (
    <Lazy
      of={review}
      props={props}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the essay" error={error} onRetry={retry} />}
    />
  );
}
