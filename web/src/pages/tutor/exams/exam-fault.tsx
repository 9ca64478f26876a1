import { links } from '@akada/core/links/links.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** Shown for an exam that does not exist, or did not load. */
export function ExamFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this exam" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This exam is not here."
      actions={<ButtonLink to={links.tutorExams()}>All exams</ButtonLink>}
    >
      It was deleted, or it belongs to another tutor.
    </Notice>
  );
}
