import { certainties } from '@akada/core/practice/certainty.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import {
  answersByChoice,
  asksCertainty,
  hintsLeft,
  isAnswerable,
  judgesAtOnce,
  type PracticeEvent,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { KeyHint } from '../../../ui/focus/focus-frame.tsx';
import { certaintyNames } from '../choice-names.ts';
import classes from '../practice.module.css';
import { verdictText } from './question-card.tsx';

interface AnswerFootProps {
  item: PracticeItem;
  session: PracticeSession;
  order: readonly number[];
  onAct: (event: PracticeEvent) => void;
}

/**
 * Submits the answer, unless choosing an option has submitted it, and offers help; then shows the result and
 * continues.
 */
export function AnswerFoot(props: AnswerFootProps) {
  const { item, session, onAct } = props;
  if (session.isJudged) {
    return (
      <div className={classes.judged}>
        <Verdict {...props} />
        <Button onClick={() => onAct({ type: 'next' })}>
          Next
          <KeyHint>Enter</KeyHint>
        </Button>
      </div>
    );
  }

  return (
    <>
      {asksCertainty(session) && (
        <fieldset className={classes.sure}>
          <legend>How sure are you?</legend>
          <div className={classes.certainties}>
            {certainties.map((certainty) => (
              <Button
                key={certainty}
                px={4}
                aria-pressed={certainty === session.certainty}
                onClick={() => onAct({ type: 'sure', certainty })}
              >
                {certaintyNames[certainty]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div className={classes.buttons}>
        {hintsLeft(session, item).length > 0 && (
          <Button variant="subtle" onClick={() => onAct({ type: 'hint' })}>
            {session.hint === 0 ? 'Hint' : 'Another hint'}
          </Button>
        )}
        {!answersByChoice(session, item) && (
          <Button disabled={!isAnswerable(session)} onClick={() => onAct({ type: 'answer' })}>
            {judgesAtOnce(session) ? 'Check' : 'Next'}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Takes the focus when it appears, so that it is read aloud. The page does not scroll: the answered question
 * stays in position.
 */
function Verdict({ item, session, order }: AnswerFootProps) {
  const { choices, certainty, round } = session;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const wasRight = isRight(choices, item.keys);
  return (
    <div ref={box} tabIndex={-1} className={classes.verdict}>
      <p>
        <strong data-right={wasRight}>{verdictText(choices, item, order)}</strong>
        {!wasRight && round === 1 && <span> This one comes back at the end.</span>}
      </p>
      {certainty !== null && <p>How sure you were: {certaintyNames[certainty].toLowerCase()}.</p>}
    </div>
  );
}
