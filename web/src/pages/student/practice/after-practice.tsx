import { links } from '@akada/core/links/links.ts';
import { choosingAddress, type PracticeSourceQuery } from '../../../features/quiz/practice-choice.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { getExamAddress, SitExamLink } from '../exams/sit-exam-link.tsx';

/** The next steps after the last question. */
export function AfterPractice({ source }: { source: PracticeSourceQuery }) {
  const { exam_id } = source;

  if (exam_id !== undefined) {
    return (
      <ButtonLink to={links.result(exam_id)} variant="default">
        Back to the result
      </ButtonLink>
    );
  }
  if (getExamAddress(source) === null) {
    return (
      <ButtonLink to={links.practiceHome()} variant="default">
        Back to practice
      </ButtonLink>
    );
  }
  return <SitExamLink source={source} />;
}

/** Links to the choices that an immediate start skips. */
export function ChooseLink({ source }: { source: PracticeSourceQuery }) {
  // Questions named one by one leave nothing to choose.
  if (source.question_ids !== undefined) return null;
  return (
    <ButtonLink to={choosingAddress(source)} variant="subtle" px={8}>
      Choose what is asked
    </ButtonLink>
  );
}
