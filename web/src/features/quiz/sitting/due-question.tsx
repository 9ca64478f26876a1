import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeDraw, PracticeQuestion } from '@akada/contract/work/practice.ts';
import {
  currentItem,
  type PracticeEvent,
  type PracticeSession,
  practise,
  startPractice,
} from '@akada/core/practice/practice-session.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { PassageOf } from '../../../ui/question/lazy-passage.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { getItems, getOrder, getSeed } from './asked-question.ts';
import { Explanation } from './explanation.tsx';
import { QuestionCard } from './question-card.tsx';
import { useAnswerRecorder } from './use-answer-recorder.ts';
import { usePracticeKeys } from './use-practice-keys.ts';

interface DueQuestionProps {
  /** The sitting's id: names the answers, and orders the options. */
  sittingId: string;
  draw: PracticeDraw;
  question: PracticeQuestion;
  frame: { title: string; exit: { to: string; label: string }; progress: ReactNode; tools: ReactNode };
  onDone: () => void;
  onOpenSource: (source: QuestionSource) => void;
}

/** A question among cards: it appears once, is judged immediately, and its answer is sent as in practice. */
export function DueQuestion({ sittingId, draw, question, frame, onDone, onOpenSource }: DueQuestionProps) {
  const record = useAnswerRecorder({ id: sittingId, address: '', draw });
  const [item] = getItems(sittingId, { ...draw, questions: [question] });
  const [session, setSession] = useState(() =>
    startPractice(item === undefined ? [] : [item], { feedback: 'at_once', asksCertainty: false }),
  );
  // Presses may be faster than rendering.
  const latest = useRef<PracticeSession>(session);
  const order = getOrder(sittingId, question);

  const act = (event: PracticeEvent) => {
    const previousPracticeSession = latest.current;
    const next = practise(previousPracticeSession, event);
    record(previousPracticeSession, next);
    // The question was answered, and the sitting moves on.
    if (next.upcoming !== previousPracticeSession.upcoming) {
      onDone();
      return;
    }
    latest.current = next;
    setSession(next);
  };
  usePracticeKeys({ order, session, act });

  const requestedPracticeItem = currentItem(session) ?? item;
  if (requestedPracticeItem === undefined) return null;
  return (
    <FocusFrame
      {...frame}
      {...((session.isJudged || session.isRevealed) && {
        aside: <Explanation draw={draw} question={question} order={order} onOpenSource={onOpenSource} />,
      })}
      foot={<AnswerFoot item={requestedPracticeItem} session={session} order={order} onAct={act} />}
    >
      <PassageOf question={question} passages={draw.passages} />
      <QuestionCard
        question={question}
        item={requestedPracticeItem}
        session={session}
        order={order}
        seed={getSeed(sittingId, question.id)}
        onAct={act}
      />
    </FocusFrame>
  );
}
