import type { ComponentProps } from 'react';
import type { TimeChoice as TimeChoiceComponent } from '../../../features/messages/time-choice.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';

const slots = lazyComponent(
  async () => (await import('../../../features/tutoring/slot-choice.tsx')).SlotChoice,
);

/** The free times of a tutor. Few messages propose one, so its code loads when the dialog opens. */
export function TimeChoice(props: ComponentProps<TimeChoiceComponent>) {
  return (
    <Lazy
      of={slots}
      props={props}
      waiting={<RowsShape rows={3} />}
      fault={(error, retry) => <CodeFault what="the free times" error={error} onRetry={retry} />}
    />
  );
}
