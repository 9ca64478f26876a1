import { links } from '@akada/core/links/links.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** In place of questions that could not be drawn. */
export function DrawFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="these questions" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="There is nothing to practise here."
      actions={<ButtonLink to={links.practiceHome()}>What I can practise</ButtonLink>}
    >
      It was deleted, or you do not take part in it.
    </Notice>
  );
}
