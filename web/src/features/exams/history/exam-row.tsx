import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { examLink } from '../exam-lists.ts';
import { waitingFact } from '../result/essay-words.ts';
import { scoreText } from '../result/result-words.ts';
import { kindNames } from './history-choice.ts';

/** A finished exam: its result, and a link to it. */
export function ExamRow({ exam }: { exam: ExamSummary }) {
  const timeZone = useTimeZone();
  const { title, kind, finished_at, started_at, waiting } = exam;

  return (
    <>
      <RowText title={title} to={examLink(exam)}>
        <RowFacts>
          {[kindNames[kind], momentText(finished_at ?? started_at, timeZone), waitingFact(waiting)]
            .filter(Boolean)
            .join(' · ')}
        </RowFacts>
      </RowText>
      <Text className={`${rows.outcome} figures`}>{getOutcome(exam)}</Text>
    </>
  );
}

/** A tutor may release results later. */
function getOutcome({ correct, question_count, score, max_score, percent }: ExamSummary): ReactNode {
  if (correct === null || score === null || max_score === null) return 'No result yet';
  return (
    <>
      {scoreText({ correct, total: question_count, score, max_score })}, <b>{percent ?? 0}%</b>
    </>
  );
}
