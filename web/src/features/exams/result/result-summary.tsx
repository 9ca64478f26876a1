import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Ring } from '../../../ui/chart/ring.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './result.module.css';
import { courseOfExam, scoreText } from './result-words.ts';

/** @param actions what to do next */
export function ResultSummary({ result, actions }: { result: ExamResult; actions: ReactNode }) {
  return (
    <Panel>
      <div className={classes.summary}>
        <Ring percent={result.percent} />
        <div className={classes.words}>
          <p className={`${classes.score} figures`}>{scoreText(result)}</p>
          <Text c="dimmed" className="figures" maw="56ch">
            {courseOfExam(result).join(' ')}
          </Text>
          {result.scale_note !== null && <Text maw="56ch">{result.scale_note}</Text>}
          <Group gap="8px" mt="md">
            {actions}
          </Group>
        </div>
      </div>
    </Panel>
  );
}
