/** Parts of the sign-in that most visits do not need: their code loads when they render. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import type { SecondFactorForm } from './second-factor-form.tsx';

const secondFactorForm = lazyComponent(
  async () => (await import('./second-factor-form.tsx')).SecondFactorForm,
);

export function LazySecondFactorForm(props: ComponentProps<typeof SecondFactorForm>) {
  return (
    <Lazy
      of={secondFactorForm}
      props={props}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
    />
  );
}
