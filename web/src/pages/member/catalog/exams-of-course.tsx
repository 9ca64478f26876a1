import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { courseExamRows } from '../../../features/exams/course-exams/course-exam-rows.tsx';
import { useCourseExams } from '../../../features/exams/course-exams/course-exams-query.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';

/** What its tutor has set for a course, past ones too; nothing where there is nothing. */
export function ExamsOfCourse({ courseId }: { courseId: string }) {
  const { data, dataUpdatedAt, error, refetch } = useCourseExams(courseId);

  if (error && data === undefined)
    return <LoadFault what="the exams of this course" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <DashboardSection title="Exams">
      <DashboardRows
        rows={courseExamRows({
          exams: data.items,
          receivedAt: dataUpdatedAt,
          nameOf: ({ title }) => title,
        })}
      />
    </DashboardSection>
  );
}
