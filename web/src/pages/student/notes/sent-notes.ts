import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { partSentNotes, type SentNotes, togetherMs } from '@akada/core/notes/sending.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstSetsQuery, isBeingMade } from '../../../features/first-sets/first-sets-query.ts';
import { isOnItsWay, type QueuedUpload } from '../../../features/notes/upload/queue/upload-queue.ts';
import { useUploads } from '../../../features/notes/upload/queue/upload-runner.ts';

type SentNow = SentNotes<FirstSets> & {
  /** Files that are not notes yet. */
  uploads: QueuedUpload[];
};

/** @returns what was sent last, apart from older notes that wait for their first question */
export function useSentNotes(): SentNow {
  const items = useQuery(firstSetsQuery).data?.items ?? [];
  const [openedAt] = useState(() => Date.now());
  const [isFollowed, follow] = useState(false);
  const { recent, earlier } = partSentNotes(items);
  // Notes that were read or made while the page was open stay its subject, also on a device with a wrong clock.
  if (!isFollowed && recent.some(isBeingMade)) follow(true);
  const isCurrent =
    isFollowed || recent.some(({ note }) => Date.parse(note.created_at) > openedAt - togetherMs);

  const notes = new Set(items.map(({ id }) => id));
  // A received file is a note from the moment at which the list has it.
  const uploads = useUploads().filter(
    (upload) => isOnItsWay(upload) && (upload.noteId === null || !notes.has(upload.noteId)),
  );
  return isCurrent ? { uploads, recent, earlier } : { uploads, recent: [], earlier: items };
}
