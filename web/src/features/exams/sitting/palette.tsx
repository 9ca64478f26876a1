import type { Answers } from '@akada/core/exams/answer-queue.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconFlagFilled } from '@tabler/icons-react';
import classes from './palette.module.css';
import type { PaperPart } from './paper-parts.ts';

interface PaletteProps {
  /** The part whose questions are shown. */
  part: PaperPart;
  answers: Answers;
  position: number;
  onGoTo: (position: number) => void;
}

/**
 * The numbers of all questions: the current one, answered and flagged ones, and answers that wait for the
 * network.
 */
export function Palette({ part: { title, first, questions }, answers, position, onGoTo }: PaletteProps) {
  const answeredCount = questions.filter(({ id }) => isAnswered(answers[id])).length;
  const flagged = questions.filter(({ id }) => answers[id]?.flagged).length;

  return (
    <nav aria-label={title === null ? 'Questions' : `Questions of ${title}`} className={classes.palette}>
      <p className={`${classes.count} figures`}>
        {answeredCount} of {questions.length} answered{flagged > 0 && `, ${flagged} flagged`}
      </p>
      <div className={classes.grid}>
        {questions.map(({ id }, index) => (
          <PaletteNumber
            key={id}
            number={index + 1}
            answer={answers[id]}
            isCurrent={first + index === position}
            onClick={() => onGoTo(first + index)}
          />
        ))}
      </div>
    </nav>
  );
}

interface PaletteNumberProps {
  number: number;
  answer: Answers[string] | undefined;
  isCurrent: boolean;
  onClick: () => void;
}

function PaletteNumber({ number, answer, isCurrent, onClick }: PaletteNumberProps) {
  const isDone = isAnswered(answer);
  const isQueued = answer?.state === 'queued';
  const isFlagged = answer?.flagged === true;
  return (
    <UnstyledButton
      className={classes.number}
      data-answered={isDone}
      data-queued={isQueued}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={getLabel(number, { isDone, isFlagged, isQueued })}
      onClick={onClick}
    >
      {number}
      {isFlagged && <IconFlagFilled size={12} style={flagCorner} aria-hidden />}
      {isDone && <IconCheck size={12} stroke={3} style={checkCorner} aria-hidden />}
    </UnstyledButton>
  );
}

const flagCorner = { position: 'absolute', top: 3, left: 3 } as const;
const checkCorner = { position: 'absolute', bottom: 3, right: 3 } as const;

interface NumberState {
  isDone: boolean;
  isFlagged: boolean;
  isQueued: boolean;
}

function getLabel(number: number, { isDone, isFlagged, isQueued }: NumberState): string {
  const states = [
    isDone ? 'answered' : 'not answered',
    ...(isFlagged ? ['flagged'] : []),
    ...(isQueued ? ['not sent yet'] : []),
  ];
  return `Question ${number}, ${states.join(', ')}`;
}
