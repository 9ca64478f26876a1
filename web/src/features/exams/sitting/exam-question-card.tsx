import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import { type AnswerState, isAnswered } from '@akada/core/exams/answer-queue.ts';
import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { OptionInput } from '../../../ui/question/option-input.tsx';
import classes from './exam.module.css';

interface ExamQuestionCardProps {
  question: ExamQuestion;
  /** The heading, such as `Question 3 of 40`. */
  heading: string;
  answer: AnswerState | undefined;
  /** True if only the keys of the hall change the answer, not the arrows. */
  isByHallKeys: boolean;
  onPress: (option: number) => void;
  onTakeBack: () => void;
}

export function ExamQuestionCard(props: ExamQuestionCardProps) {
  const { question, heading, answer, isByHallKeys, onPress, onTakeBack } = props;
  const { id, type, stem, options, content } = question;
  const isMultiple = type === 'multiple';
  const top = useBegunInSight();

  return (
    <div>
      <fieldset
        ref={top}
        className={classes.fieldset}
        onKeyDown={(event) => {
          if (isByHallKeys && event.key.startsWith('Arrow')) event.preventDefault();
        }}
      >
        <legend className={classes.legend}>
          <Text component="span" c="dimmed" className="figures" aria-live="polite">
            {heading}
          </Text>
          <span className={classes.stem}>
            <LineText text={stem} tree={content?.stem} />
          </span>
          {isMultiple && (
            <Text component="span" size="sm">
              Choose every option that is right.
            </Text>
          )}
        </legend>
        <div className={classes.options} data-answers>
          {options.map(({ text }, position) => {
            const isChosen = answer?.choices?.includes(position) ?? false;
            return (
              <OptionInput
                key={text}
                isMultiple={isMultiple}
                name={id}
                isChosen={isChosen}
                onChoose={() => onPress(position)}
                onChooseAgain={() => onPress(position)}
                position={position}
                text={text}
                tree={content?.options[position]}
                tone={isChosen ? 'chosen' : 'open'}
              />
            );
          })}
        </div>
      </fieldset>
      <div className={classes.under}>
        <Text size="sm" c="dimmed">
          {stateText(answer)}
        </Text>
        {isAnswered(answer) && (
          <Button variant="subtle" size="sm" onClick={onTakeBack}>
            Clear the answer
          </Button>
        )}
      </div>
    </div>
  );
}

/** Scrolls the next question into view, however far the student scrolled to continue. */
function useBegunInSight() {
  const top = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const element = top.current;
    if (element !== null && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, []);
  return top;
}

const stateTexts: Record<AnswerState['state'], string> = {
  saved: 'Saved',
  queued: 'Saved on this device, on its way',
  expired: 'Came after the time was up and does not count',
  rejected: 'Could not be saved. Choose it again.',
};

function stateText(answer: AnswerState | undefined): string {
  const isNothing = answer === undefined || (answer.state === 'saved' && !isAnswered(answer));
  return isNothing ? 'Not answered yet' : stateTexts[answer.state];
}
