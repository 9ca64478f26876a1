/** Fields of written answers in pages that mostly ask choices: their code loads with the first such question. */
import type { ComponentProps } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../feedback/code-fault.tsx';
import type { AnswerField as Field } from './answer-field.tsx';

const field = lazyComponent(async () => (await import('./answer-field.tsx')).AnswerField);

/** Fetches the fields before the first question is on the screen: the network may be gone by then. */
export const preloadAnswerField = field.preload;

export function AnswerField(props: ComponentProps<typeof Field>) {
  return (
    <Lazy
      of={field}
      props={props}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the field" error={error} onRetry={retry} />}
    />
  );
}
