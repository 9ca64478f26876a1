import { type ComponentProps, lazy, Suspense } from 'react';
import { PageLoading } from '../../ui/page-loading.tsx';
import type { SecondFactorForm } from './second-factor-form.tsx';

/** Few people have one: its code comes when it is needed. */
const Form = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }));

export function LateSecondFactorForm(props: ComponentProps<typeof SecondFactorForm>) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Form {...props} />
    </Suspense>
  );
}
