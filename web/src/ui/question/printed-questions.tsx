import type { SharedPassage } from '@akada/contract/material/questions.ts';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { Fragment, type ReactNode } from 'react';
import { Passage } from './passage.tsx';

interface PrintedQuestionsProps<Printed> {
  questions: readonly Printed[];
  /** Passages named by the questions. */
  passages: readonly SharedPassage[] | undefined;
  /** @param number the number of the question, starting at 1 */
  children: (question: Printed, number: number) => ReactNode;
}

/** Printed questions, each passage above the first of its questions. */
export function PrintedQuestions<Printed extends { id: string; passage_id?: string | undefined }>({
  questions,
  passages,
  children,
}: PrintedQuestionsProps<Printed>) {
  return (
    <ol>
      {questions.map((question, index) => {
        const passage = passageAbove(passages, questions, index);
        return (
          <Fragment key={question.id}>
            {passage !== null && (
              <li style={{ marginBlock: '1rem', listStyle: 'none' }}>
                <Passage {...passage} />
              </li>
            )}
            {/* The number of the question, because the position in the list would count passages, too. */}
            <li value={index + 1} style={{ marginBlock: '1rem' }}>
              {children(question, index + 1)}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
