import { links } from '@akada/core/links/links.ts';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { Lazy, type LazyComponent, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { RunningExam } from './running-exam.tsx';
import { startSource } from './start-source.ts';

// Loads later: a running exam, perhaps on a slow line, does not wait for the start form.
const examSetup = lazyComponent(async () => (await import('./exam-setup.tsx')).ExamSetup);
const courseExamSetup = lazyComponent(async () => (await import('./course-exam-setup.tsx')).CourseExamSetup);
const hallSetup = lazyComponent(async () => (await import('./hall-setup.tsx')).HallSetup);

/** Exams of every kind and the UTME hall: the start form, and the running exam. */
export function Component() {
  const { courseId } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const examId = search.get('exam_id');
  const courseExamId = search.get('course_exam_id');

  if (examId !== null) return <RunningExam key={examId} id={examId} />;
  if (pathname.toLowerCase().startsWith(links.hall())) return <Setup of={hallSetup} props={{}} />;
  if (courseId !== undefined && courseExamId !== null)
    return <Setup of={courseExamSetup} props={{ courseId, courseExamId }} />;
  return <Setup of={examSetup} props={{ source: startSource(search, courseId) }} />;
}

function Setup<Props extends object>({ of, props }: { of: LazyComponent<Props>; props: Props }) {
  return (
    <Lazy
      of={of}
      props={props}
      waiting={<PageLoading />}
      fault={(error, retry) => <CodeFault what="this page" error={error} onRetry={retry} />}
    />
  );
}
