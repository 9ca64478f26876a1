import type { QuestionType } from '@akada/core/questions/bank-question.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';

// Loads later, because it is below figures, or inside of something closed.
const answers = lazyComponent(async () => (await import('./answers.tsx')).Answers);

const typedTypes: readonly QuestionType[] = ['short', 'numerical', 'gaps'];

/** @returns true if students type an answer, or a part of it */
export function hasTypedAnswers(type: QuestionType): boolean {
  return typedTypes.includes(type);
}

/** The typed answers to a question, loaded with their code. */
export function LazyAnswers({ questionId }: { questionId: string }) {
  return (
    <Lazy
      of={answers}
      props={{ questionId }}
      waiting={<RowsShape rows={3} />}
      fault={(error, retry) => <CodeFault what="the answers" error={error} onRetry={retry} />}
    />
  );
}
