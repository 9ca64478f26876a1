import type { Course } from '@akada/contract/base/courses.ts';
import type { SetExam } from '@akada/contract/work/course-exams.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { courseSetsQuery, getPractice } from '../../../features/course-sets/api.ts';
import { DashboardRows } from '../../../features/dashboard/dashboard-parts.tsx';
import { CourseExamFact } from '../../../features/exams/course-exams/course-exam-fact.tsx';
import { courseExamRows } from '../../../features/exams/course-exams/course-exam-rows.tsx';
import { useCourseExams } from '../../../features/exams/course-exams/course-exams-query.ts';
import { examsAhead } from '../../../features/exams/course-exams/exams-ahead.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel, Part } from '../../../ui/page/panel.tsx';

/** The exams that a tutor has set for a course: a running or open one heads the page, the others are a list. */
export function ExamsOfCourse({ course }: { course: Course }) {
  const { data, dataUpdatedAt, error, refetch } = useCourseExams(course.id);

  if (error && data === undefined)
    return <LoadFault what="the exams of this course" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const open =
    data.items.find(({ running_exam_id }) => running_exam_id !== null) ??
    examsAhead(data.items).find(({ state }) => state === 'open');
  const others = data.items.filter((exam) => exam !== open);
  return (
    <>
      {open === undefined ? (
        <ClothBand of={course} isFull />
      ) : (
        <OpenExam exam={open} cloth={course} receivedAt={dataUpdatedAt} />
      )}
      {others.length > 0 && (
        <Part title={open === undefined ? 'Exams' : 'Other exams'}>
          <Panel>
            <DashboardRows
              rows={courseExamRows({
                exams: others,
                receivedAt: dataUpdatedAt,
                nameOf: ({ title }) => title,
              })}
            />
          </Panel>
        </Part>
      )}
    </>
  );
}

/** Sets that the tutor shares with everybody in the course. */
export function SetsOfCourse({ courseId }: { courseId: string }) {
  const { data } = useQuery(courseSetsQuery(courseId));

  if (data === undefined || data.items.length === 0) return null;
  return (
    <Part title="Sets to practise">
      <Panel>
        <DashboardRows
          rows={data.items.map((set) => ({
            id: set.id,
            name: set.title,
            fact: counted(set.questions, 'question'),
            to: getPractice(set),
          }))}
        />
      </Panel>
    </Part>
  );
}

interface OpenExamProps {
  exam: SetExam;
  cloth: Course;
  receivedAt: number;
}

function OpenExam({ exam, cloth, receivedAt }: OpenExamProps) {
  const { id, course, title, question_count, duration_minutes, running_exam_id } = exam;
  const to =
    running_exam_id === null
      ? links.courseExam(course.id, { course_exam_id: id })
      : links.examGenerated({ exam_id: running_exam_id });

  return (
    <Hero of={cloth} above="Exam" title={title}>
      <Text component="div" className="figures">
        {counted(question_count, 'question')}, {counted(duration_minutes, 'minute')}.{' '}
        <CourseExamFact exam={exam} receivedAt={receivedAt} />.
      </Text>
      <ButtonLink to={to} size="lg" variant="filled" mt="md">
        {running_exam_id === null ? 'Go to the exam' : 'Continue with the exam'}
      </ButtonLink>
    </Hero>
  );
}

/** Links to practice and to a self-made exam, if the course has questions for them. */
export function StudyLinks({ courseId }: { courseId: string }) {
  const { data } = useQuery(overviewQuery(useZone()));
  const hasQuestions = data?.sources.some(({ id }) => id === courseId) ?? false;

  if (!hasQuestions) return null;
  return (
    <>
      <ButtonLink to={links.practiceCourse(courseId)}>Practise</ButtonLink>
      <ButtonLink to={links.courseExam(courseId)} variant="default">
        Practice exam
      </ButtonLink>
    </>
  );
}
