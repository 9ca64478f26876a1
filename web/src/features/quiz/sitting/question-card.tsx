import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import {
  answersByChoice,
  fallenOptions,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import { Title, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LineText } from '../../../ui/content/lazy-content.tsx';
import { Choice, type ChoiceTone } from '../../../ui/question/choice.tsx';
import { OptionInput } from '../../../ui/question/option-input.tsx';
import classes from '../practice.module.css';
import { getLabels } from './asked-question.ts';

interface QuestionCardProps {
  question: PracticeQuestion;
  item: PracticeItem;
  session: PracticeSession;
  /** The option's index for each position on the screen. */
  order: readonly number[];
  onChoose: (option: number) => void;
}

export function QuestionCard({ question, item, session, order, onChoose }: QuestionCardProps) {
  const { id, stem, options, content } = question;
  const { isJudged, choices, round } = session;
  const isAnswer = answersByChoice(session, item);
  const fallen = fallenOptions(session, item);
  const heading = useHeadingFocus(`${round} ${id}`);

  return (
    <div>
      <Title
        order={2}
        className={classes.stem}
        data-long={stem.length > longStem || undefined}
        ref={heading}
        tabIndex={-1}
      >
        <LineText text={stem} tree={content?.stem} />
      </Title>
      <fieldset
        className={classes.options}
        data-answers
        data-right={(isJudged && isRight(choices, item.keys)) || undefined}
        aria-label={item.isMultiple ? 'Options. More than one may be right.' : 'Options'}
      >
        {order.map((option, position) => {
          const text = options[option]?.text ?? '';
          const isFallen = fallen.includes(option);
          const choice = {
            position,
            text,
            tree: content?.options[option],
            isSteady: true,
            tone: getTone(option, session, item, isFallen),
          };
          return isAnswer ? (
            <UnstyledButton
              key={option}
              display="block"
              w="100%"
              onClick={() => onChoose(option)}
              disabled={isJudged || isFallen}
            >
              <Choice {...choice} />
            </UnstyledButton>
          ) : (
            <OptionInput
              key={option}
              {...choice}
              isMultiple={item.isMultiple}
              name={id}
              isChosen={choices.includes(option)}
              isDisabled={isJudged || isFallen}
              onChoose={() => onChoose(option)}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

/** Questions of at least this many characters are set as a paragraph. */
const longStem = 90;

function getTone(
  option: number,
  { isJudged, choices }: PracticeSession,
  { keys }: PracticeItem,
  isFallen: boolean,
): ChoiceTone {
  if (isFallen) return 'fallen';
  if (!isJudged) return choices.includes(option) ? 'chosen' : 'open';
  if (keys.includes(option)) return 'right';
  return choices.includes(option) ? 'wrong' : 'passed';
}

/** @returns the verdict on an answer, with the right answer if it was wrong */
export function verdictText(
  choices: readonly number[],
  { keys }: PracticeItem,
  order: readonly number[],
): string {
  if (isRight(choices, keys)) return 'Right.';
  return `Not quite: ${getLabels(order, keys)} ${keys.length === 1 ? 'is' : 'are'} right.`;
}

/**
 * Moves the focus to each next question and scrolls it into view; the first question leaves the focus where
 * the page has put it.
 */
function useHeadingFocus(visibleText: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(visibleText);

  useEffect(() => {
    if (seen.current === visibleText) return;
    seen.current = visibleText;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [visibleText]);
  return heading;
}
