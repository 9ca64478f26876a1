import { missedAtFirst, type PracticeSession, practiceScore } from '@akada/core/quiz/practice-session.ts';
import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './practice.module.css';

interface PracticeEndProps {
  session: PracticeSession;
  onRestart: () => void;
  actions: ReactNode;
}

export function PracticeEnd({ session, onRestart, actions }: PracticeEndProps) {
  const { correct, total } = practiceScore(session);
  const missed = missedAtFirst(session).length;

  return (
    <Panel maw={640}>
      <div role="status">
        <Title order={2}>Session done</Title>
        <p className={`${classes.score} figures`}>
          {correct} of {total}
        </p>
        <Text c="dimmed">
          {missed === 0
            ? 'Right at the first try, every one of them.'
            : `Right at the first try. The other ${missed} came back until you had ${missed === 1 ? 'it' : 'them'}.`}
        </Text>
      </div>
      <div className={classes.actions}>
        <Button onClick={onRestart}>Practise again</Button>
        {actions}
      </div>
    </Panel>
  );
}
