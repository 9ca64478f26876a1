import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import type { AnswerState } from '@akada/core/quiz/answer-queue.ts';
import { Button, Text } from '@mantine/core';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Choice } from '../../../ui/question/choice.tsx';
import classes from './exam.module.css';

interface ExamQuestionCardProps {
  question: ExamQuestion;
  number: number;
  total: number;
  answer: AnswerState | undefined;
  onChoose: (choice: number | null) => void;
}

export function ExamQuestionCard({ question, number, total, answer, onChoose }: ExamQuestionCardProps) {
  const { id, stem, options, content } = question;
  const choice = answer?.choice ?? null;

  return (
    <Panel>
      <fieldset className={classes.fieldset}>
        <legend className={classes.legend}>
          <Text component="span" c="dimmed" className="figures" aria-live="polite">
            Question {number} of {total}
          </Text>
          <span className={classes.stem}>
            <LineText text={stem} tree={content?.stem} />
          </span>
        </legend>
        <div className={classes.options}>
          {options.map(({ text }, position) => (
            <label key={text} className={classes.option}>
              <input
                type="radio"
                name={id}
                checked={choice === position}
                onChange={() => onChoose(position)}
              />
              <Choice
                position={position}
                text={text}
                tree={content?.options[position]}
                tone={choice === position ? 'chosen' : 'open'}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={classes.under}>
        <Text size="sm" c="dimmed">
          {answer === undefined ? 'Not answered yet' : stateTexts[answer.state]}
        </Text>
        {choice !== null && (
          <Button variant="subtle" size="sm" onClick={() => onChoose(null)}>
            Take the answer back
          </Button>
        )}
      </div>
    </Panel>
  );
}

const stateTexts: Record<AnswerState['state'], string> = {
  saved: 'Saved',
  queued: 'Saved on this device, on its way',
  expired: 'Came after the time was up and does not count',
  rejected: 'Could not be saved. Choose it again.',
};
