import { links } from '@akada/core/links/links.ts';
import { LazyAnswers } from '../../../features/answers/lazy-answers.tsx';
import { ExamFigures } from '../../../features/course-exams/statistics/exam-figures.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { LoadedExam } from './loaded-exam.tsx';

/** Figures of an exam, for its tutor. */
export function Component() {
  return (
    <LoadedExam
      title="Statistics"
      action={({ id }) => (
        <ButtonLink to={links.tutorExamStudents(id)} variant="default">
          Students
        </ButtonLink>
      )}
    >
      {(exam) => <ExamFigures examId={exam.id} answers={(id) => <LazyAnswers questionId={id} />} />}
    </LoadedExam>
  );
}
