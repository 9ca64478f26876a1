import { DashboardRows } from '../../../features/dashboard/dashboard-parts.tsx';
import { courseExamRows } from '../../../features/exams/course-exams/course-exam-rows.tsx';
import { useCourseExams } from '../../../features/exams/course-exams/course-exams-query.ts';
import { examsAhead } from '../../../features/exams/course-exams/exams-ahead.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Pending } from '../../../ui/feedback/pending.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';

interface ExamsAheadProps {
  /** Exams that open later are omitted. */
  days?: number;
}

/** Exams of the student's courses that are open or open soon; renders nothing without any. */
export function ExamsAhead({ days }: ExamsAheadProps) {
  const query = useCourseExams();
  const { data, dataUpdatedAt, error, refetch } = query;
  const exams = examsAhead(data?.items ?? [], days);

  if (error && data === undefined)
    return <LoadFault what="the exams of your courses" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Pending query={query} />;
  if (exams.length === 0) return null;
  return (
    <Part title="Exams of your courses">
      <Panel>
        <DashboardRows
          rows={courseExamRows({
            exams,
            receivedAt: dataUpdatedAt,
            nameOf: ({ title, course }) => `${title}, ${course.name}`,
          })}
        />
      </Panel>
    </Part>
  );
}
