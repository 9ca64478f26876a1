import { certainties } from '@akada/core/practice/certainty.ts';
import type { PracticeItem } from '@akada/core/practice/practice-item.ts';
import {
  answersByChoice,
  asksCertainty,
  hintsLeft,
  isAnswerable,
  isRememberedOpen,
  judgesAtOnce,
  type PracticeEvent,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { KeyHint } from '../../../ui/focus/focus-frame.tsx';
import { certaintyNames } from '../choice-names.ts';
import classes from '../practice.module.css';
import { AnswerBar } from './lazy-written.tsx';
import { OwnMarkButtons } from './own-mark-buttons.tsx';
import { SlipButtons } from './slip-buttons.tsx';
import { getVerdictText, getVerdictTone } from './verdict-text.ts';

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
        {isRememberedOpen(session, item) ? (
          <SlipButtons onAct={onAct} />
        ) : (
          <Button onClick={() => onAct({ type: 'next' })}>
            Next
            <KeyHint>Enter</KeyHint>
          </Button>
        )}
      </div>
    );
  }

  if (session.isRevealed) return <OwnMarkButtons onAct={onAct} />;
  const isOpen = item.body?.type === 'open';
  const help = (
    <>
      {hintsLeft(session, item).length > 0 && (
        <Button variant="subtle" px={12} onClick={() => onAct({ type: 'hint' })}>
          {session.hint === 0 ? 'Hint' : 'Another hint'}
        </Button>
      )}
      {item.body !== undefined && !isOpen && (
        <Button variant="subtle" px={12} onClick={() => onAct({ type: 'skip' })}>
          I don’t know
        </Button>
      )}
    </>
  );
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
      {item.body?.type === 'short' || item.body?.type === 'numerical' ? (
        <AnswerBar body={item.body} session={session} help={help} onAct={onAct} />
      ) : (
        <div className={classes.buttons}>
          {help}
          {!answersByChoice(session, item) && (
            <Button disabled={!isOpen && !isAnswerable(session)} onClick={() => onAct({ type: 'answer' })}>
              {getButtonText(session, isOpen)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function getButtonText(session: PracticeSession, isOpen: boolean): string {
  if (isOpen) return 'Show the answer';
  return judgesAtOnce(session) ? 'Check' : 'Next';
}

/**
 * Takes the focus when it appears, so that it is read aloud. The page does not scroll: the answered question
 * stays in position.
 */
function Verdict({ item, session, order }: AnswerFootProps) {
  const { certainty, round } = session;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const tone = getVerdictTone(session, item);
  return (
    <div ref={box} tabIndex={-1} className={classes.verdict}>
      <p>
        <strong data-tone={tone}>{getVerdictText(session, item, order)}</strong>
        {tone === 'near' && <span> A slip of one letter earns no mark. Did you know it?</span>}
        {tone === 'wrong' && round === 1 && <span> This one comes back at the end.</span>}
      </p>
      {certainty !== null && <p>How sure you were: {certaintyNames[certainty].toLowerCase()}.</p>}
    </div>
  );
}
