import type { CourseExamSummary } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/page/page-turner.tsx';
import rows from '../../../ui/page/rows.module.css';
import { courseExamsQuery, examsPageSize } from '../api.ts';
import { lengthText, sittingsText, stateText } from '../exam-words.ts';

interface ExamListProps {
  /** Null for those of all courses. */
  courseId: string | null;
  /** What stands there where there is none. */
  empty: ReactNode;
}

/** Exams that I set, the newest first. */
export function ExamList({ courseId, empty }: ExamListProps) {
  const { page, turn } = useListAddress();
  const query = courseExamsQuery(courseId, page);
  const { data, error, refetch } = useQuery(query);

  return (
    <>
      {error && <LoadFault what="your exams" error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting what="your exams" queries={[query.queryKey]}>
          <RowsShape rows={3} lines={3} />
        </Waiting>
      )}
      {data?.items.length === 0 && empty}
      {data !== undefined && data.items.length > 0 && (
        <ul className={rows.list} aria-label="Exams">
          {data.items.map((exam) => (
            <ExamRow key={exam.id} exam={exam} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > examsPageSize && (
        <PageTurner {...{ page, total: data.total, pageSize: examsPageSize, what: 'exam' }} onTurn={turn} />
      )}
    </>
  );
}

function ExamRow({ exam }: { exam: CourseExamSummary }) {
  const timeZone = useTimeZone();
  const sittings = sittingsText(exam);

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Anchor component={Link} to={links.tutorExam(exam.id)} fw={600} display="inline-block" py={4}>
          {exam.title}
        </Anchor>
        <Text size="sm" className="figures">
          {stateText(exam, timeZone)}
        </Text>
        <Text c="dimmed" size="sm" className="figures">
          {exam.course.name} · {lengthText(exam)}
        </Text>
        {sittings !== '' && (
          <Text c="dimmed" size="sm" className="figures">
            {sittings}
          </Text>
        )}
      </div>
    </li>
  );
}
