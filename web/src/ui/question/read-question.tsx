import type { ReactNode } from 'react';
import { Opened } from '../page/fold.tsx';
import { Panel } from '../page/panel.tsx';
import classes from './question.module.css';

/** Of so many questions each is read with its options at once; of more, one looks for those that one wants. */
export const mostOpen = 10;

interface ReadQuestionProps {
  number: number;
  /** What it asks, and how it was answered. */
  head: ReactNode;
  answers: ReactNode;
  /** Its answers are behind a tap. */
  isFolded: boolean;
}

/** A question that was asked before, as it is read. */
export function ReadQuestion({ number, head, answers, isFolded }: ReadQuestionProps) {
  if (!isFolded) {
    return (
      <Panel>
        <article className={classes.question}>
          <div>{head}</div>
          {answers}
        </article>
      </Panel>
    );
  }
  return (
    <article>
      <Opened name={String(number)}>
        <summary>
          <div>{head}</div>
        </summary>
        <Panel>
          <div className={classes.question}>{answers}</div>
        </Panel>
      </Opened>
    </article>
  );
}
