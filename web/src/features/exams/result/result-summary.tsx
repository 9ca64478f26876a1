import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EndOfSession } from '../../../ui/focus/end-of-session.tsx';
import { waitingText } from './essay-words.ts';
import { courseOfExam, scoreText } from './result-words.ts';

interface ResultSummaryProps {
  result: ExamResult;
  /** Next steps. */
  actions: ReactNode;
  /** Results of the parts. */
  children: ReactNode;
  /** The time of the next review. */
  nextReview: ReactNode;
}

/** The overall result of an exam. */
export function ResultSummary({ result, actions, children, nextReview }: ResultSummaryProps) {
  return (
    <EndOfSession
      title={
        <Title order={2} className="figures">
          {scoreText(result)}
          {result.waiting !== undefined && ' so far'}
        </Title>
      }
      cloth={{ cloth_seed: result.title, cloth_colour: 1 }}
      percent={result.percent}
      figure={<strong>{result.percent}%</strong>}
      lead={
        <>
          {result.waiting !== undefined && (
            <Text fw={600} className="figures" maw="64ch">
              {waitingText(result)}
            </Text>
          )}
          <Text c="dimmed" size="sm" className="figures" maw="64ch">
            {courseOfExam(result).join(' ')}
          </Text>
          {nextReview}
        </>
      }
      actions={actions}
    >
      {children}
    </EndOfSession>
  );
}
