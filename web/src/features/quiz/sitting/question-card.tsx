import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import {
  answersByChoice,
  fallenOptions,
  type PracticeEvent,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import { Title, UnstyledButton } from '@mantine/core';
import { Choice, type ChoiceTone } from '../../../ui/question/choice.tsx';
import { OptionInput, OptionPictures } from '../../../ui/question/option-input.tsx';
import { StemText } from '../../../ui/question/stem-text.tsx';
import classes from '../practice.module.css';
import { WrittenPart } from './lazy-written.tsx';
import { stemId } from './stem-id.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface QuestionCardProps {
  question: PracticeQuestion;
  item: PracticeItem;
  session: PracticeSession;
  /** The option's index for each position on the screen. */
  order: readonly number[];
  /** The seed of the orders in a body. */
  seed: string;
  onAct: (event: PracticeEvent) => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, item, session, seed, onAct } = props;
  const heading = useHeadingFocus(`${session.round} ${question.id}`);
  const isWritten = item.body !== undefined;
  // The text of a question with gaps is shown once: with its fields, or with the answers to them.
  const isGaps = item.body?.type === 'gaps' && !session.isJudged;

  return (
    <div>
      <Title
        order={2}
        id={stemId}
        className={classes.stem}
        data-long={question.stem.length > longStem || undefined}
        data-past={(isWritten && (session.isJudged || session.isRevealed)) || undefined}
        ref={heading}
        tabIndex={-1}
      >
        {isGaps ? 'Fill in the gaps' : <StemText text={question.stem} tree={question.content?.stem} />}
      </Title>
      {item.body === undefined ? (
        <Options {...props} />
      ) : (
        <WrittenPart question={question} body={item.body} session={session} seed={seed} onAct={onAct} />
      )}
    </div>
  );
}

function Options({ question, item, session, order, onAct }: QuestionCardProps) {
  const { id, options, content } = question;
  const { isJudged, choices } = session;
  const isAnswer = answersByChoice(session, item);
  const fallen = fallenOptions(session, item);
  const onChoose = (choice: number) => onAct({ type: 'choose', choice });

  return (
    <fieldset
      className={classes.options}
      data-answers
      data-right={(isJudged && isRight(choices, item.keys)) || undefined}
      aria-label={item.isMultiple ? 'Options. More than one may be right.' : 'Options'}
    >
      <OptionPictures trees={content?.options} />
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
