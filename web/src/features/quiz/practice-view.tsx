import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PassageOf } from '../../ui/question/lazy-passage.tsx';
import type { PracticeSet } from './api.ts';
import classes from './practice.module.css';
import { PracticeCard } from './practice-card.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { usePractice } from './use-practice.ts';

interface PracticeViewProps {
  set: PracticeSet;
  onOpenSource: (source: QuestionSource) => void;
  /** Starts the same questions again, in a fresh session. */
  onRestart: () => void;
  /** Further ways to go on, shown at the end. */
  endActions: ReactNode;
}

export function PracticeView({ set, onOpenSource, onRestart, endActions }: PracticeViewProps) {
  const { questions, passages } = set;
  const { session, currentId, choose, goOn } = usePractice(
    questions.map(({ id, answer_index }) => ({ id, answerIndex: answer_index })),
  );
  const question = questions.find(({ id }) => id === currentId);

  if (question === undefined) {
    return <PracticeEnd session={session} onRestart={onRestart} actions={endActions} />;
  }
  return (
    <div className={classes.session}>
      <Text c="dimmed" className="figures" aria-live="polite">
        {session.round === 1
          ? `Question ${questions.length - session.upcoming.length + 1} of ${questions.length}`
          : `Once more: ${session.upcoming.length} of those you missed`}
      </Text>
      <PassageOf question={question} passages={passages} />
      <PracticeCard
        key={`${session.round} ${question.id}`}
        question={question}
        choice={session.choice}
        onChoose={choose}
        onGoOn={goOn}
        onOpenSource={onOpenSource}
      />
      <p className={classes.keys}>Keys: A to D or 1 to 4 to answer, N for the next question.</p>
    </div>
  );
}
