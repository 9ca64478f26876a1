import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { useChangeQuestion } from './api.ts';
import { OptionKeys } from './option-keys.tsx';
import classes from './past-paper.module.css';
import { QuestionText } from './question-text.tsx';

// Loads later: most questions are printed well.
const questionEditor = lazyComponent(async () => (await import('./question-editor.tsx')).QuestionEditor);

interface PaperQuestionProps {
  paper: PastPaper;
  question: PastPaperQuestion;
  /** Opens its page. */
  page: ReactNode;
  /** The box that chooses it; null while questions are not chosen. */
  box: ReactNode;
  onNameTopic: () => void;
}

/** The heading that takes the focus when the page leads to a question. */
export const getHeadingId = ({ position }: Pick<PastPaperQuestion, 'position'>) => `question-${position}`;

/** A question as printed: a tap on an option makes it the key. */
export function PaperQuestion({ paper, question, page, box, onNameTopic }: PaperQuestionProps) {
  const [isEdited, setEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChangeQuestion(paper, question);
  // A press shows immediately, and is undone if it cannot be saved.
  const pending = change.isPending ? change.variables : undefined;
  const isOmitted = pending?.is_left_out ?? question.is_left_out;
  const { number } = question;

  const finish = () => {
    setEdited(false);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <article
      className={classes.question}
      data-omitted={isOmitted || undefined}
      aria-labelledby={getHeadingId(question)}
    >
      <div className={classes.head}>
        {box}
        <h3 id={getHeadingId(question)} ref={heading} tabIndex={-1} className="figures">
          Question {number}
        </h3>
        {box === null && (
          <>
            {page}
            <Button variant="subtle" onClick={() => change.mutate({ is_left_out: !isOmitted })}>
              {isOmitted ? 'Undo' : 'Leave out'}
              <VisuallyHidden> question {number}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
      {change.error && change.variables && (
        <Notice
          kind="error"
          title="This was not saved."
          actions={
            <Button variant="default" onClick={() => change.mutate(change.variables)}>
              Try again
            </Button>
          }
        >
          {change.error.message}
        </Notice>
      )}
      {isOmitted && <p className={classes.quiet}>You left it out, so it is not practised.</p>}
      {!isOmitted && isEdited && (
        <Lazy
          of={questionEditor}
          props={{ paper, question, onEnd: finish }}
          waiting={<TextShape lines={4} />}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
      {!isOmitted && !isEdited && (
        <>
          <QuestionText question={question} />
          {question.held && (
            <p className={classes.quiet}>
              Your running exam asks it. You can change it when the exam has ended.
            </p>
          )}
          <OptionKeys
            question={pending?.key ? { ...question, key: pending.key, key_from: 'person' } : question}
            onGive={(key) => change.mutate({ key })}
          />
          {!question.held && (
            <div className={classes.foot}>
              <Button variant="subtle" aria-label={`Edit question ${number}`} onClick={() => setEdited(true)}>
                Edit
              </Button>
              <Button variant="subtle" onClick={onNameTopic}>
                {question.topic === null ? 'Name the topic' : `Topic: ${question.topic}`}
                <VisuallyHidden> of question {number}</VisuallyHidden>
              </Button>
            </div>
          )}
        </>
      )}
    </article>
  );
}
