import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import type { Answers } from '@akada/core/quiz/answer-queue.ts';
import { UnstyledButton } from '@mantine/core';
import classes from './palette.module.css';

interface PaletteProps {
  questions: readonly ExamQuestion[];
  answers: Answers;
  position: number;
  onGoTo: (position: number) => void;
}

/** Every question by its number: where one is, which are answered, which answers wait for the network. */
export function Palette({ questions, answers, position, onGoTo }: PaletteProps) {
  const answered = questions.filter(({ id }) => (answers[id]?.choice ?? null) !== null).length;

  return (
    <nav aria-label="Questions" className={classes.palette}>
      <p className={`${classes.count} figures`}>
        {answered} of {questions.length} answered
      </p>
      <div className={classes.grid}>
        {questions.map(({ id }, index) => {
          const isAnswered = (answers[id]?.choice ?? null) !== null;
          const isQueued = answers[id]?.state === 'queued';
          return (
            <UnstyledButton
              key={id}
              className={classes.number}
              data-answered={isAnswered}
              data-queued={isQueued}
              aria-current={index === position ? 'step' : undefined}
              aria-label={labelOf(index + 1, isAnswered, isQueued)}
              onClick={() => onGoTo(index)}
            >
              {index + 1}
            </UnstyledButton>
          );
        })}
      </div>
    </nav>
  );
}

function labelOf(number: number, isAnswered: boolean, isQueued: boolean): string {
  const state = isAnswered ? 'answered' : 'not answered';
  return `Question ${number}, ${state}${isQueued ? ', not sent yet' : ''}`;
}
