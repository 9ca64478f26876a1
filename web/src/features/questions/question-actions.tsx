import type { Question } from '@akada/contract/material/questions.ts';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { useDeletion } from '../../lib/query/deletion.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { deletableQuestion, type ShownQuestions, useReplaceQuestion } from './api.ts';
import type { QuestionDraft } from './question-form.tsx';
import { getValues } from './question-values.ts';
import classes from './questions.module.css';
import { ReportQuestion } from './report-question.tsx';

// Loads later: most visits only read.
const questionForm = lazyComponent(async () => (await import('./question-form.tsx')).QuestionForm);

interface QuestionActionsProps {
  question: Question;
  /** The visible name, such as `Question 3`. */
  name: string;
  shown: ShownQuestions;
  canReplace: boolean;
}

export function QuestionActions({ question, name, shown, canReplace }: QuestionActionsProps) {
  const deletion = useDeletion(deletableQuestion, ({ id }) => shown.remove(id));
  const replacing = useReplaceQuestion(question, name, shown);
  const fault = deletion.error ?? replacing.error;
  const about = name.toLowerCase();
  const isBusy = deletion.isPending || replacing.isPending;

  return (
    <>
      <div className={classes.actions}>
        {question.answer_index !== null && <EditQuestion question={question} name={name} shown={shown} />}
        {(canReplace || replacing.isPending) && (
          <ActionButton
            variant="default"
            isBusy={isBusy}
            aria-label={`Replace ${about}`}
            onClick={() => replacing.mutate()}
          >
            Replace
          </ActionButton>
        )}
        <ReportQuestion question={question} name={name} />
        <ActionButton
          variant="subtle"
          isBusy={isBusy}
          aria-label={`Delete ${about}`}
          onClick={() => deletion.mutate({ id: question.id, name })}
        >
          Delete
        </ActionButton>
        <Text size="sm" role="status">
          {replacing.isPending && 'Another question is being made. This can take up to a minute.'}
        </Text>
      </div>
      {fault && !isBusy && <Notice kind="error">{fault.message}</Notice>}
    </>
  );
}

type ActionProps = Pick<QuestionActionsProps, 'question' | 'name'>;

/** Typed text survives closing the form, until it is saved or discarded. */
function EditQuestion({ question, name, shown }: ActionProps & Pick<QuestionActionsProps, 'shown'>) {
  const [isOpen, overlay] = useDisclosure(false);
  const typed = useRef<QuestionDraft | null>(null);
  const end = () => {
    typed.current = null;
    overlay.close();
  };

  return (
    <>
      <Button variant="default" aria-label={`Edit ${name.toLowerCase()}`} onClick={overlay.open}>
        Edit
      </Button>
      {isOpen && (
        <Overlay position="middle" title={`Edit ${name.toLowerCase()}`} onClose={overlay.close}>
          <Lazy
            of={questionForm}
            props={{
              draft: typed.current ?? { base: question, values: getValues(question) },
              shown,
              onChange: (draft: QuestionDraft) => {
                typed.current = draft;
              },
              onEnd: end,
            }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
          />
        </Overlay>
      )}
    </>
  );
}
