import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { getAnswerShare, type PracticeItem } from '@akada/core/practice/practice-item.ts';
import { currentItem, type PracticeSession } from '@akada/core/practice/practice-session.ts';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { FocusFrame, Steps } from '../../../ui/focus/focus-frame.tsx';
import { PassageOf } from '../../../ui/question/lazy-passage.tsx';
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx';
import { HeldBack } from '../held-back.tsx';
import classes from '../practice.module.css';
import { AnswerFoot } from './answer-foot.tsx';
import { getOrder, getSeed } from './asked-question.ts';
import { Explanation } from './explanation.tsx';
import { HintList } from './hint-list.tsx';
import { KeysLine } from './keys-line.tsx';
import { QuestionCard } from './question-card.tsx';
import { SavedState } from './saved-state.tsx';
import { type StoredSitting, storeDraw } from './stored-sitting.ts';
import type { GainProps } from './topic-scores.ts';
import { usePracticeKeys } from './use-practice-keys.ts';
import { type RunningSitting, useSitting } from './use-sitting.ts';

const sittingEnd = lazyComponent(async () => (await import('./sitting-end.tsx')).SittingEnd);

/** Loads later parts and pages in advance, because they must be on the device if the network fails. */
function fetchForLater(): void {
  for (const part of [sittingEnd.preload(), import('../practice-outbox.ts')]) part.catch(() => {});
}

export interface SittingViewProps {
  sitting: StoredSitting;
  onOpenSource: (source: QuestionSource) => void;
  /**
   * Further actions on a question.
   *
   * @param act tells the sitting that help was given
   */
  toolsOf: (question: PracticeQuestion, name: string, act: RunningSitting['act']) => ReactNode;
  onRepeat: () => void;
  onDrawMore: () => void;
  /** Further actions, shown at the end. */
  endActions: ReactNode;
  /** Shows how the answers moved the topics, then the other parts of the end, and when the next review is. */
  gain: (props: GainProps) => ReactNode;
  /**
   * Makes cards of missed questions.
   *
   * @param name of a single question; absent for all of them
   */
  cardsOf: (questionIds: readonly string[], name?: string) => ReactNode;
  /** The link to other questions of the source. */
  choosing: ReactNode;
}

export function SittingView(props: SittingViewProps) {
  const running = useSitting(props.sitting);
  const { session, act } = running;
  const item = currentItem(session);
  useEffect(fetchForLater, []);

  if (item !== null) return <AskedQuestion {...props} running={running} item={item} />;
  return (
    <Lazy
      of={sittingEnd}
      props={{ ...props, session, onGoOver: () => act({ type: 'go_over' }) }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the end" error={error} onRetry={retry} />}
    />
  );
}

interface AskedQuestionProps extends SittingViewProps {
  running: RunningSitting;
  item: PracticeItem;
}

function AskedQuestion({ sitting, running, item, onOpenSource, toolsOf, choosing }: AskedQuestionProps) {
  const { session, act } = running;
  const { draw } = sitting;
  const question = draw.questions.find(({ id }) => id === item.id);
  const order = question === undefined ? [] : getOrder(sitting.id, question);
  usePracticeKeys({ order, session, act });
  if (question === undefined) return null;

  // A typed answer has its field right below the question, so nothing is next to it.
  const isAnswered = session.isJudged || session.isRevealed;
  const isOpen = item.body?.type === 'open';
  const isTyping = !isAnswered && (isOpen || item.body?.type === 'short' || item.body?.type === 'numerical');
  const aside = (
    <>
      {isAnswered ? (
        <Explanation
          key={question.id}
          draw={draw}
          question={question}
          order={order}
          onOpenSource={onOpenSource}
        />
      ) : (
        <HintList question={question} item={item} session={session} />
      )}
      <div className={classes.small} data-below-foot>
        {choosing}
        <SavedState />
        <HeldBack count={draw.held_back} />
        {/* The buttons of an own mark have their keys on them. */}
        {!session.isRevealed && <KeysLine count={question.options.length} isOpen={isOpen} />}
      </div>
    </>
  );
  const name = `Question ${draw.questions.indexOf(question) + 1}`;
  return (
    <FocusFrame
      title="Practice"
      exit={{ to: links.practiceHome(), label: 'Close' }}
      progress={
        <>
          <Steps states={getStates(session)} />
          <Progress session={session} />
        </>
      }
      tools={
        <>
          <Bookmark key={question.id} sitting={sitting} question={question} name={name} />
          {toolsOf(question, name, act)}
        </>
      }
      {...(!isTyping && { aside })}
      foot={<AnswerFoot key={question.id} item={item} session={session} order={order} onAct={act} />}
    >
      <PassageOf question={question} passages={draw.passages} />
      <QuestionCard
        question={question}
        item={item}
        session={session}
        order={order}
        seed={getSeed(sitting.id, question.id)}
        onAct={act}
      />
      {isTyping && aside}
    </FocusFrame>
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

/** States by first answers; an answer that earned a part of the mark has a state between right and wrong. If all are judged at the end, a step only shows that its question was answered. */
function getStates({ items, answers, mode, round }: PracticeSession) {
  const isHidden = mode.feedback === 'at_end' && round === 1;
  return items.map((item) => {
    const receivedFirstAnswer = answers[item.id];
    if (receivedFirstAnswer === undefined) return 'open';
    if (isHidden) return 'given';
    const share = getAnswerShare(item, receivedFirstAnswer);
    if (share === 1) return 'right';
    return share > 0 ? 'partly' : 'wrong';
  });
}

function Progress({ session: { round, items, upcoming } }: { session: PracticeSession }) {
  return (
    <span aria-live="polite">
      {round === 1 ? (
        <>
          <VisuallyHidden>Question </VisuallyHidden>
          {items.length - upcoming.length + 1} of {items.length}
        </>
      ) : (
        `Once more, ${upcoming.length} left`
      )}
    </span>
  );
}
