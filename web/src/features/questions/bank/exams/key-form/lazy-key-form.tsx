/** Forms of keys without options: most questions have options, and the code loads with the first other one. */
import { Lazy, lazyComponent } from '../../../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../../../ui/feedback/page-loading.tsx';
import type { KeyFormFieldsProps } from './key-form.tsx';

const keyForm = lazyComponent(async () => (await import('./key-form.tsx')).KeyForm);

export function KeyForm(props: KeyFormFieldsProps) {
  return (
    <Lazy
      of={keyForm}
      props={props}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="the key" error={error} onRetry={retry} />}
    />
  );
}
