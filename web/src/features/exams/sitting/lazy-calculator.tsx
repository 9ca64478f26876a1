/** The calculator's code loads when it is opened, because most exams need none. */
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';

const calculator = lazyComponent(async () => (await import('./calculator.tsx')).Calculator);

export function LazyCalculator({ onClose }: { onClose: () => void }) {
  return (
    <Lazy
      of={calculator}
      props={{ onClose }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the calculator" error={error} onRetry={retry} />}
    />
  );
}
