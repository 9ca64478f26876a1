import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EndOfSession } from '../../../ui/focus/end-of-session.tsx';
import { courseOfExam, scoreText } from './result-words.ts';

interface ResultSummaryProps {
  result: ExamResult;
  /** What to do next. */
  actions: ReactNode;
  /** How its parts went. */
  children: ReactNode;
}

/** How an exam went as a whole. */
export function ResultSummary({ result, actions, children }: ResultSummaryProps) {
  return (
    <EndOfSession
      title={
        <Title order={2} className="figures">
          {scoreText(result)}
        </Title>
      }
      cloth={{ cloth_seed: result.title, cloth_colour: 1 }}
      percent={result.percent}
      figure={<strong>{result.percent}%</strong>}
      lead={
        <>
          <Text c="dimmed" className="figures" maw="56ch">
            {courseOfExam(result).join(' ')}
          </Text>
          {result.scale_note !== null && <Text maw="56ch">{result.scale_note}</Text>}
        </>
      }
      actions={actions}
    >
      {children}
    </EndOfSession>
  );
}
