import { links } from '@akada/core/links/links.ts';
import type { PracticeSourceQuery } from '../../../features/quiz/practice-choice.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** Links from practice to an exam of the same source; renders nothing for practice of several sources. */
export function SitExamLink({ source }: { source: PracticeSourceQuery }) {
  const to = getExamAddress(source);

  return (
    to !== null && (
      <ButtonLink to={to} variant="default">
        Sit an exam
      </ButtonLink>
    )
  );
}

/** @returns the address of the start form; null for practice of several sources */
export function getExamAddress({
  course_id,
  generation_id,
  file_id,
  subject,
}: PracticeSourceQuery): string | null {
  if (course_id !== undefined) return links.courseExam(course_id);
  if (generation_id !== undefined) return links.examGenerated({ generation_id });
  if (file_id !== undefined) return links.examGenerated({ file_id });
  return subject === undefined ? null : links.examGenerated({ subject });
}
