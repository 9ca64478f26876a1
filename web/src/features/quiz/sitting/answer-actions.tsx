import { type Certainty, certainties } from '@akada/core/practice/certainty.ts';
import {
  answersByChoice,
  asksCertainty,
  hintsLeft,
  judgesAtOnce,
  type PracticeEvent,
  type PracticeItem,
  type PracticeSession,
} from '@akada/core/practice/practice-session.ts';
import { Button } from '@mantine/core';

interface AnswerActionsProps {
  item: PracticeItem;
  session: PracticeSession;
  onAct: (event: PracticeEvent) => void;
}

export const certaintyNames: Record<Certainty, string> = {
  low: 'Not sure',
  mid: 'Fairly sure',
  high: 'Certain',
};

/** Gives the answer, where choosing has not given it, asks for help, and goes on. */
export function AnswerActions({ item, session, onAct }: AnswerActionsProps) {
  const { isJudged, choices } = session;
  if (isJudged) return <Button onClick={() => onAct({ type: 'next' })}>Next</Button>;

  const isEmpty = choices.length === 0;
  return (
    <>
      {asksCertainty(session) &&
        certainties.map((certainty) => (
          <Button key={certainty} disabled={isEmpty} onClick={() => onAct({ type: 'answer', certainty })}>
            {certaintyNames[certainty]}
          </Button>
        ))}
      {!asksCertainty(session) && !answersByChoice(session, item) && (
        <Button disabled={isEmpty} onClick={() => onAct({ type: 'answer', certainty: null })}>
          {judgesAtOnce(session) ? 'Check' : 'Next'}
        </Button>
      )}
      {hintsLeft(session, item).length > 0 && (
        <Button variant="default" onClick={() => onAct({ type: 'hint' })}>
          {session.hint === 0 ? 'Hint' : 'Another hint'}
        </Button>
      )}
    </>
  );
}
