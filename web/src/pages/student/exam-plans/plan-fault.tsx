import { links } from '@akada/core/links/links.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

export function PlanFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="your plan" error={error} onRetry={onRetry} />;
  return (
    <Notice
      kind="info"
      title="This plan is not here."
      actions={<ButtonLink to={links.newExamPlan()}>Make a plan</ButtonLink>}
    >
      It was deleted, or its address is wrong.
    </Notice>
  );
}
