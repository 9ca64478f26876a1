import type { OpenBody } from '@akada/core/question-types/question-body.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { useEffect, useId, useRef } from 'react';
import classes from './open-answer.module.css';

interface OpenAnswerProps {
  body: OpenBody;
  response: QuestionResponse | null;
  /** True if the model answer appears now: it takes the focus, so that it is read aloud. */
  isNew?: boolean;
}

/** The model answer, next to the student's own text if there is one. */
export function OpenAnswer({ body, response, isNew = false }: OpenAnswerProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus({ preventScroll: true });
  }, [isNew]);
  const text = response?.type === 'open' ? response.text.trim() : '';

  return (
    <div className={classes.pair}>
      {text !== '' && (
        <div className={classes.own}>
          <p className={classes.title}>You wrote</p>
          <p className={classes.text}>{text}</p>
        </div>
      )}
      <section ref={box} tabIndex={-1} className={classes.model} aria-labelledby={titleId}>
        <p className={classes.title} id={titleId}>
          Model answer
        </p>
        <p className={classes.text}>{body.answer}</p>
      </section>
    </div>
  );
}
