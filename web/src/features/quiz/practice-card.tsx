import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { Button, Title, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { BlockText, LineText } from '../../ui/content/lazy-content.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Choice, type ChoiceTone } from '../../ui/question/choice.tsx';
import { OptionFeedback } from '../../ui/question/option-feedback.tsx';
import { Quote } from '../../ui/question/quote.tsx';
import type { PracticeQuestion } from './api.ts';
import classes from './practice.module.css';

interface PracticeCardProps {
  question: PracticeQuestion;
  choice: number | null;
  onChoose: (choice: number) => void;
  onGoOn: () => void;
  onOpenSource: (source: QuestionSource) => void;
}

export function PracticeCard({ question, choice, onChoose, onGoOn, onOpenSource }: PracticeCardProps) {
  const { stem, options, answer_index, feedback, content } = question;

  return (
    <Panel>
      <Title order={2} className={classes.stem}>
        <LineText text={stem} tree={content?.stem} />
      </Title>
      <fieldset className={classes.options} aria-label="Options">
        {options.map(({ text }, position) => (
          <div key={text}>
            <UnstyledButton
              display="block"
              w="100%"
              onClick={() => onChoose(position)}
              disabled={choice !== null}
            >
              <Choice
                position={position}
                text={text}
                tree={content?.options[position]}
                tone={toneOf(position, choice, answer_index)}
              />
            </UnstyledButton>
            {choice !== null && (
              <OptionFeedback text={feedback[position]} tree={content?.feedback?.[position]} />
            )}
          </div>
        ))}
      </fieldset>
      {choice !== null && (
        <Feedback
          isRight={choice === answer_index}
          question={question}
          onGoOn={onGoOn}
          onOpenSource={onOpenSource}
        />
      )}
    </Panel>
  );
}

function toneOf(position: number, choice: number | null, answer: number): ChoiceTone {
  if (choice === null) return 'open';
  if (position === answer) return 'right';
  return position === choice ? 'wrong' : 'passed';
}

interface FeedbackProps {
  isRight: boolean;
  question: PracticeQuestion;
  onGoOn: () => void;
  onOpenSource: (source: QuestionSource) => void;
}

/** Takes the focus when it appears: it is read out, and Tab leads on to what can be done next. */
function Feedback({ isRight, question, onGoOn, onOpenSource }: FeedbackProps) {
  const { explanation, content, source } = question;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} tabIndex={-1} className={classes.feedback}>
      <p className={classes.verdict} data-right={isRight}>
        {isRight ? 'Right.' : 'Not quite. This one comes back at the end.'}
      </p>
      <BlockText className={classes.explanation} text={explanation} tree={content?.explanation} />
      {source !== null && (
        <Quote
          text={source.quote}
          tree={content?.quote}
          page={source.page}
          section={source.section}
          onOpen={() => onOpenSource(source)}
        />
      )}
      <Button onClick={onGoOn}>Next</Button>
    </div>
  );
}
