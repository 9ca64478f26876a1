import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import { currentItem, type PracticeSession } from '@akada/core/practice/practice-session.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PassageOf } from '../../../ui/question/lazy-passage.tsx';
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx';
import { HeldBack } from '../held-back.tsx';
import classes from '../practice.module.css';
import { AnswerActions, certaintyNames } from './answer-actions.tsx';
import { orderOf } from './asked-question.ts';
import { Explanation } from './explanation.tsx';
import { Feedback } from './feedback.tsx';
import { HintList } from './hint-list.tsx';
import { KeysLine } from './keys-line.tsx';
import { QuestionCard, verdictText } from './question-card.tsx';
import { SavedState } from './saved-state.tsx';
import { type StoredSitting, storeDraw } from './stored-sitting.ts';
import { usePracticeKeys } from './use-practice-keys.ts';
import { type RunningSitting, useSitting } from './use-sitting.ts';

const sittingEnd = lazyComponent(async () => (await import('./sitting-end.tsx')).SittingEnd);

/** What comes later, or on another page, has to be on the device when there is no network any more. */
function fetchForLater(): void {
  for (const part of [sittingEnd.preload(), import('../practice-outbox.ts')]) part.catch(() => {});
}

export interface SittingViewProps {
  sitting: StoredSitting;
  onOpenSource: (source: QuestionSource) => void;
  /** What else can be done about a question. */
  toolsOf: (question: PracticeQuestion, name: string) => ReactNode;
  onRepeat: () => void;
  onDrawMore: () => void;
  /** Further ways to go on, shown at the end. */
  endActions: ReactNode;
}

export function SittingView(props: SittingViewProps) {
  const { sitting } = props;
  const running = useSitting(sitting);
  const { session, act } = running;
  const item = currentItem(session);
  useEffect(fetchForLater, []);

  return (
    <div className={classes.session}>
      <div className={classes.head}>
        {item !== null && (
          <Text className="figures" aria-live="polite">
            {progressText(session)}
          </Text>
        )}
        <SavedState />
      </div>
      <HeldBack count={sitting.draw.held_back} />
      {item === null ? (
        <Lazy
          of={sittingEnd}
          props={{ ...props, session, onGoOver: () => act({ type: 'go_over' }) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the end" error={error} onRetry={retry} />}
        />
      ) : (
        <AskedQuestion {...props} running={running} questionId={item.id} />
      )}
    </div>
  );
}

interface AskedQuestionProps extends SittingViewProps {
  running: RunningSitting;
  questionId: string;
}

function AskedQuestion({ sitting, running, questionId, onOpenSource, toolsOf }: AskedQuestionProps) {
  const { session, act } = running;
  const { draw } = sitting;
  const item = currentItem(session);
  const question = draw.questions.find(({ id }) => id === questionId);
  const order = question === undefined ? [] : orderOf(sitting.id, question);
  usePracticeKeys({ order, act });
  if (item === null || question === undefined) return null;

  const name = `Question ${draw.questions.indexOf(question) + 1}`;
  return (
    <>
      <PassageOf question={question} passages={draw.passages} />
      <QuestionCard
        {...{ question, item, session, order }}
        onChoose={(choice) => act({ type: 'choose', choice })}
        actions={
          <>
            <AnswerActions item={item} session={session} onAct={act} />
            <Bookmark key={questionId} sitting={sitting} question={question} name={name} />
            {toolsOf(question, name)}
          </>
        }
      >
        {session.isJudged ? (
          <Feedback
            key={questionId}
            isRight={isRight(session.choices, item.keys)}
            verdict={verdictText(session.choices, item, order, session.round === 1)}
          >
            {session.certainty !== null && (
              <Text c="dimmed">How sure you were: {certaintyNames[session.certainty].toLowerCase()}.</Text>
            )}
            <Explanation question={question} order={order} onOpenSource={onOpenSource} />
          </Feedback>
        ) : (
          <HintList question={question} item={item} session={session} />
        )}
      </QuestionCard>
      <KeysLine count={question.options.length} />
    </>
  );
}

/** The mark is stored with the questions, for a reload without a network. */
function Bookmark({
  sitting,
  question,
  name,
}: {
  sitting: StoredSitting;
  question: PracticeQuestion;
  name: string;
}) {
  const { id: userId } = useAccount();
  const [isMarked, setMarked] = useState(question.bookmarked);
  const change = (wanted: boolean) => {
    question.bookmarked = wanted;
    storeDraw(userId, sitting);
    setMarked(wanted);
  };

  return <BookmarkButton questionId={question.id} name={name} isMarked={isMarked} onChange={change} />;
}

function progressText({ round, items, upcoming }: PracticeSession): string {
  return round === 1
    ? `Question ${items.length - upcoming.length + 1} of ${items.length}`
    : `Once more: ${upcoming.length} of those you missed`;
}
