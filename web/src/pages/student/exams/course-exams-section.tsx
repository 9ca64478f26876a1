import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { CourseExamFact } from '../../../features/exams/course-exams/course-exam-fact.tsx';
import { courseExamsQuery } from '../../../features/exams/course-exams/course-exams-query.ts';
import { examsAhead } from '../../../features/exams/course-exams/exams-ahead.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';

/** What its tutor has set for a course, past ones too; nothing where there is nothing. */
export function ExamsOfCourse({ courseId }: { courseId: string }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(courseExamsQuery(courseId));

  if (error && data === undefined)
    return <LoadFault what="the exams of this course" error={error} onRetry={() => void refetch()} />;
  return (
    <Exams title="Exams" exams={data?.items ?? []} receivedAt={dataUpdatedAt} nameOf={({ title }) => title} />
  );
}

interface ExamsAheadProps {
  /** Those that open later are left out. */
  days?: number;
}

/** Exams of all of my courses that I can sit, now or soon; nothing where there is none. */
export function ExamsAhead({ days }: ExamsAheadProps) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(courseExamsQuery());

  if (error && data === undefined)
    return <LoadFault what="the exams of your courses" error={error} onRetry={() => void refetch()} />;
  return (
    <Exams
      title="Exams of your courses"
      exams={examsAhead(data?.items ?? [], days)}
      receivedAt={dataUpdatedAt}
      nameOf={({ title, course }) => `${title}, ${course.name}`}
    />
  );
}

interface ExamsProps {
  title: string;
  exams: readonly SetExam[];
  receivedAt: number;
  nameOf: (exam: SetExam) => string;
}

function Exams({ title, exams, receivedAt, nameOf }: ExamsProps) {
  if (exams.length === 0) return null;

  return (
    <DashboardSection title={title}>
      <DashboardRows
        rows={exams.map((exam) => ({
          id: exam.id,
          name: nameOf(exam),
          fact: <CourseExamFact exam={exam} receivedAt={receivedAt} />,
          to: links.courseExam(exam.course.id, { course_exam_id: exam.id }),
        }))}
      />
    </DashboardSection>
  );
}
