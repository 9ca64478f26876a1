import type { ExamQuestion } from '@akada/contract/work/exams.ts';
import type { AnswerState } from '@akada/core/exams/answer-queue.ts';
import { isAnswered } from '@akada/core/exams/earning-answer.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AnswerField } from '../../../ui/answers/lazy-answer-field.tsx';
import { LineText } from '../../../ui/content/lazy-content.tsx';

import { OptionInput, OptionPictures } from '../../../ui/question/option-input.tsx';
import classes from './exam.module.css';

interface ExamQuestionCardProps {
  question: ExamQuestion;
  /** The heading, such as `Question 3 of 40`. */
  heading: string;
  answer: AnswerState | undefined;
  /** True if only the keys of the hall change the answer, not the arrows. */
  isByHallKeys: boolean;
  /** The answer to a question without options. */
  response: QuestionResponse | null;
  onPress: (option: number) => void;
  onRespond: (response: QuestionResponse) => void;
  onTakeBack: () => void;
}

export function ExamQuestionCard(props: ExamQuestionCardProps) {
  const { question, heading, answer, response, isByHallKeys, onPress, onRespond, onTakeBack } = props;
  const { id, type, stem, options, content, presented } = question;
  const isMultiple = type === 'multiple';
  const top = useBegunInSight();

  return (
    <div>
      <fieldset
        ref={top}
        className={classes.fieldset}
        onKeyDown={(event) => {
          const isOption = presented === undefined;
          if (isByHallKeys && isOption && event.key.startsWith('Arrow')) event.preventDefault();
        }}
      >
        <legend className={classes.legend}>
          <Text component="span" c="dimmed" className="figures" aria-live="polite">
            {heading}
          </Text>
          <span className={classes.stem}>
            {presented?.type === 'gaps' ? 'Fill in the gaps' : <LineText text={stem} tree={content?.stem} />}
          </span>
          {isMultiple && (
            <Text component="span" size="sm">
              Choose every option that is right.
            </Text>
          )}
        </legend>
        <div className={classes.options} data-answers>
          {presented !== undefined && (
            <AnswerField
              stem={stem}
              content={content}
              presented={presented}
              response={response}
              onChange={onRespond}
            />
          )}
          <OptionPictures trees={content?.options} />
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
        {(isAnswered(answer) || response !== null) && (
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
  rejected: 'Could not be saved. Answer it again.',
};

function stateText(answer: AnswerState | undefined): string {
  const isNothing = answer === undefined || (answer.state === 'saved' && !isAnswered(answer));
  return isNothing ? 'Not answered yet' : stateTexts[answer.state];
}
