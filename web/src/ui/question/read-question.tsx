import type { ReactNode } from 'react';
import { Opened } from '../page/fold.tsx';
import { Panel } from '../page/panel.tsx';
import classes from './question.module.css';

/**
 * Up to this many questions show their options immediately; in longer lists the reader looks for particular
 * questions.
 */
export const mostOpen = 10;

interface ReadQuestionProps {
  number: number;
  /** The question, and the result of its answer. */
  head: ReactNode;
  answers: ReactNode;
  /** True if its answers are hidden behind a tap. */
  isFolded: boolean;
}

/** A question of the past, for reading. */
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
