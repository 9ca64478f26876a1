/** Keys of questions without options: most sets have none, and the code loads with the first one. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../feedback/code-fault.tsx';
import type { BodyKey as Key } from './body-key.tsx';

const bodyKey = lazyComponent(async () => (await import('./body-key.tsx')).BodyKey);

export function BodyKey(props: ComponentProps<typeof Key>) {
  return (
    <Lazy
      of={bodyKey}
      props={props}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the answer" error={error} onRetry={retry} />}
    />
  );
}
