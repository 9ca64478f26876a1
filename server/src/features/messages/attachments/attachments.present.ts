import type { Attachment } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import type { AttachmentRow } from '../conversation/attachments.tables.ts';

/** @param receivedIds the reader's own ids of received shares, by share */
export function presentAttachment(
  row: AttachmentRow,
  readerId: string,
  receivedIds: ReadonlyMap<string, string>,
): Attachment {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    bytes: row.sizeBytes,
    width: row.width,
    height: row.height,
    page: getPage(row, readerId, receivedIds),
    starts_at: row.startsAt,
    minutes: row.minutes,
  };
}

function getPage(
  { kind, authorId, shareId, courseSetId, startsAt }: AttachmentRow,
  readerId: string,
  receivedIds: ReadonlyMap<string, string>,
): string | null {
  const isAuthor = authorId === readerId;
  if (shareId !== null) {
    const receivedId = receivedIds.get(shareId);
    if (isAuthor) return links.share(shareId);
    return receivedId === undefined ? null : links.receivedShare(receivedId);
  }
  if (isAuthor) return null;
  if (courseSetId !== null) return links.practiceGenerated({ course_set_id: courseSetId });
  return kind === 'time' && startsAt !== null
    ? links.newSession({ tutor_id: authorId, starts_at: startsAt })
    : null;
}
