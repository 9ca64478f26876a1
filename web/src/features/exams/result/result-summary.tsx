import '@mantine/core/styles/RingProgress.css';
import type { ExamResult } from '@akada/contract/work/exams.ts';
import { RingProgress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { spokenDuration } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './result.module.css';

export function ResultSummary({ result, action }: { result: ExamResult; action: ReactNode }) {
  const { correct, answered, total, percent, seconds_used, finished_by } = result;

  return (
    <Panel>
      <div className={classes.summary}>
        <RingProgress
          size={132}
          thickness={12}
          roundCaps
          rootColor="var(--akada-line)"
          // Round ends would draw nothing as a dot.
          sections={percent === 0 ? [] : [{ value: percent, color: 'forest' }]}
          label={<div className={`${classes.percent} figures`}>{percent}%</div>}
          aria-hidden
        />
        <div>
          <p className={`${classes.score} figures`}>
            {correct} of {total} right
          </p>
          <Text c="dimmed" className="figures">
            {spokenDuration(seconds_used)} used
            {answered < total && `, ${total - answered} left open`}
            {finished_by === 'deadline' && '. Time ran out.'}
          </Text>
          {action !== false && <div className={classes.action}>{action}</div>}
        </div>
      </div>
    </Panel>
  );
}
