import type { GuideSummary } from '@akada/contract/work/guide-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { IconTrash } from '@tabler/icons-react';
import { clothOfId } from '../../../features/cards/deck-choice.ts';
import { guidesQuery } from '../../../features/generation/guide/guide-api.ts';
import { deletableGuide, deletedGuidesQuery } from '../../../features/guides/api.ts';
import { readingTime } from '../../../features/guides/guide-contents.tsx';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ToolButton } from '../../../ui/form/tool-button.tsx';
import { ResourceList } from '../../../ui/list/resource-list.tsx';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';

/** The student's own guides, newest first. */
export function GuideList() {
  const address = useListAddress();
  const timeZone = useTimeZone();

  return (
    <ResourceList
      what="your study guides"
      one="study guide"
      label="Your study guides"
      address={address}
      query={guidesQuery(address.page)}
      shape={{ rows: 3, lines: 2, hasButton: true }}
      empty="None so far."
      idOf={({ id }) => id}
      row={(guide) => (
        <RowText
          cover={<Cover of={guide.cloth ?? clothOfId(guide.file_id)} size={56} />}
          title={guide.title}
          to={links.explainNote({ guide_id: guide.id })}
        >
          <RowFacts>
            {stateText(guide)} {dayText(guide.created_at, timeZone)}
          </RowFacts>
        </RowText>
      )}
      actions={(guide) => <DeleteGuide guide={guide} />}
    />
  );
}

/** @returns `8 parts, 12 minutes.`, or the progress of making it */
function stateText({ status, sections, words, progress, error }: GuideSummary): string {
  if (status === 'ready') return `${counted(sections, 'part')}, ${readingTime(words)} to read.`;
  if (status === 'failed') return error?.message ?? 'It could not be made.';
  return progress === null ? 'Being made.' : `${progress.done} of ${progress.total} parts made.`;
}

function DeleteGuide({ guide: { id, title } }: { guide: GuideSummary }) {
  const deletion = useDeletion(deletableGuide);

  return (
    <>
      <ToolButton
        icon={<IconTrash size={18} aria-hidden />}
        label="Delete"
        aria-label={`Delete the study guide of ${title}`}
        variant="subtle"
        onClick={() => deletion.mutate({ id })}
      />
      {deletion.error && <Notice kind="error">{deletion.error.message}</Notice>}
    </>
  );
}

/** Guides that were deleted within the hour; renders nothing without any. */
export function DeletedGuides() {
  return <RestorableList query={deletedGuidesQuery} of={deletableGuide} nameOf={({ title }) => title} />;
}
