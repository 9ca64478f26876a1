import type { Generation } from '@akada/contract/work/generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';

/** Shown if a set has no questions left. */
export function NothingLeft({ set: { title, file_id } }: { set: Pick<Generation, 'title' | 'file_id'> }) {
  return (
    <Empty
      title="No question is left in this set"
      action={
        title === null || file_id === null ? (
          <ButtonLink to={links.practiceHome()}>Your questions</ButtonLink>
        ) : (
          <ButtonLink to={links.makeQuestions({ file_id })}>Make questions</ButtonLink>
        )
      }
    >
      All of its questions were deleted.
    </Empty>
  );
}
