import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { runningExamsQuery } from './api.ts';

/** Says that an exam is under way, and leads back to it. */
export function RunningExamNotice() {
  const { data } = useQuery(runningExamsQuery);
  const [exam] = data?.items ?? [];
  if (exam === undefined) return null;

  return (
    <Notice
      kind="warning"
      title="An exam is under way"
      actions={<ButtonLink to={`/mcq/exam/generated?exam_id=${exam.id}`}>Go on with it</ButtonLink>}
    >
      {exam.title}. Its clock is running.
    </Notice>
  );
}
