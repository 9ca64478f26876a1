/** Forms of questions without options: most questions have options, and the code loads with the first other one. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../../../ui/feedback/page-loading.tsx';
import type { BodyForm as Form } from './body-form.tsx';

const bodyForm = lazyComponent(async () => (await import('./body-form.tsx')).BodyForm);

export function BodyForm(props: ComponentProps<typeof Form>) {
  return (
    <Lazy
      of={bodyForm}
      props={props}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="the answer" error={error} onRetry={retry} />}
    />
  );
}
