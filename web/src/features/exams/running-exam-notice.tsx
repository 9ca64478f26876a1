import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { runningExamsQuery } from './api.ts';
import { TimeLeft } from './time-left.tsx';

/** Says that an exam is under way, and leads back to it. */
export function RunningExamNotice() {
  const { data, dataUpdatedAt } = useQuery(runningExamsQuery);
  const [exam] = data?.items ?? [];
  if (exam === undefined) return null;

  return (
    <Notice
      kind="warning"
      title="An exam is under way"
      actions={<ButtonLink to={links.examGenerated({ exam_id: exam.id })}>Go on with it</ButtonLink>}
    >
      {exam.title}
      <TimeLeft exam={exam} receivedAt={dataUpdatedAt} />
    </Notice>
  );
}
