import type { QuestionSource } from '@akada/contract/material/questions.ts';
import {
  missedAtFirst,
  type PracticeSession,
  practiceCertainty,
  practiceScore,
} from '@akada/core/practice/practice-session.ts';
import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../practice.module.css';
import { JudgedQuestions } from './judged-questions.tsx';
import type { StoredSitting } from './stored-sitting.ts';

interface SittingEndProps {
  sitting: StoredSitting;
  session: PracticeSession;
  onGoOver: () => void;
  onOpenSource: (source: QuestionSource) => void;
  onRepeat: () => void;
  onDrawMore: () => void;
  endActions: ReactNode;
}

export function SittingEnd({ sitting, session, onGoOver, onRepeat, onDrawMore, ...rest }: SittingEndProps) {
  const { correct, total } = practiceScore(session);
  const { draw } = sitting;

  return (
    <>
      <Panel>
        <div role="status">
          <Title order={2}>Session done</Title>
          <Text ff="heading" fz="2.5rem" fw={700} lh={1.2} className="figures">
            {correct} of {total}
          </Text>
          <Text c="dimmed">{missedText(session)}</Text>
          <CertaintyMarks session={session} />
        </div>
        <div className={classes.actions}>
          {session.missed.length > 0 && (
            <Button onClick={onGoOver}>Go over {counted(session.missed.length, 'missed one')}</Button>
          )}
          {draw.available > draw.questions.length && <Button onClick={onDrawMore}>More questions</Button>}
          <Button variant="default" onClick={onRepeat}>
            Practise again
          </Button>
          {rest.endActions}
        </div>
      </Panel>
      {session.mode.feedback === 'at_end' && (
        <JudgedQuestions sitting={sitting} session={session} onOpenSource={rest.onOpenSource} />
      )}
    </>
  );
}

function CertaintyMarks({ session }: { session: PracticeSession }) {
  const { marks, most, answers } = practiceCertainty(session);
  if (answers === 0) return null;
  return (
    <Text c="dimmed" className="figures">
      Certainty: {marks} of {most} marks. Certain and right counts 3, certain and wrong -6.
    </Text>
  );
}

function missedText(session: PracticeSession): string {
  const missed = missedAtFirst(session).length;
  if (missed === 0) return 'Right at the first try, every one of them.';
  return session.missed.length > 0
    ? 'Each question stands below with its answer.'
    : `Right at the first try. The other ${missed} came back.`;
}
