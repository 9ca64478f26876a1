import type { CourseExamSummary } from '@akada/contract/work/course-exams.ts';
import { Anchor, Text } from '@mantine/core';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { examsPageSize } from '../api.ts';
import { lengthText, sittingsText, stateText } from '../exam-words.ts';

interface ExamEntriesProps<Exam extends CourseExamSummary> {
  /** Such as `your exams`. */
  what: string;
  result: UseQueryResult<{ items: Exam[]; total: number }>;
  queryKey: QueryKey;
  /** What stands there where there is none. */
  empty: ReactNode;
  linkTo: (exam: Exam) => string;
  /** What else is said of one below its course, a line each; null leaves the line out. */
  moreOf?: (exam: Exam) => readonly (string | null)[];
}

/** One page of exams that tutors set, which the address names. */
export function ExamEntries<Exam extends CourseExamSummary>({
  what,
  result: { data, error, refetch },
  queryKey,
  empty,
  linkTo,
  moreOf = () => [],
}: ExamEntriesProps<Exam>) {
  const { page, turn } = useListAddress();

  return (
    <>
      {error && <LoadFault what={what} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what={what} queries={[queryKey]}>
          <RowsShape rows={3} lines={3} />
        </Waiting>
      )}
      {data?.items.length === 0 && empty}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Exams">
          {data.items.map((exam) => (
            <ExamEntry key={exam.id} exam={exam} to={linkTo(exam)} more={moreOf(exam)} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > examsPageSize && (
        <PageTurner {...{ page, total: data.total, pageSize: examsPageSize, what: 'exam' }} onTurn={turn} />
      )}
    </>
  );
}

interface ExamEntryProps {
  exam: CourseExamSummary;
  to: string;
  more: readonly (string | null)[];
}

function ExamEntry({ exam, to, more }: ExamEntryProps) {
  const timeZone = useTimeZone();
  const lines = [`${exam.course.name} · ${lengthText(exam)}`, ...more, sittingsText(exam)];

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Anchor component={Link} to={to} fw={600} display="inline-block" py={4}>
          {exam.title}
        </Anchor>
        <Text size="sm" className="figures">
          {stateText(exam, timeZone)}
        </Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line} c="dimmed" size="sm" className="figures">
            {line}
          </Text>
        ))}
      </div>
    </li>
  );
}
