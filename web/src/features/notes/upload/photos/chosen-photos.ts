/** Rules for photos that a person puts in order before they are sent. */

import { maxFilesAtOnce, maxPhotosOfNote } from '@akada/core/notes/sending.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { counted, fileSize } from '../../../../lib/format/numbers.ts';

/** @returns why these photos cannot be sent in this way, null if they can */
export function getPhotosRejection(photos: readonly { size: number }[], isOneNote: boolean): string | null {
  if (!isOneNote) {
    if (photos.length <= maxFilesAtOnce) return null;
    return `Up to ${maxFilesAtOnce} notes can be sent at once. Make one note of the photos, or remove some.`;
  }
  if (photos.length > maxPhotosOfNote)
    return `One note takes up to ${counted(maxPhotosOfNote, 'photo')}. Remove some, and send them as a second note.`;

  const bytes = photos.reduce((sum, { size }) => sum + size, 0);
  // The archive around the photos adds a little to each.
  if (bytes + photos.length * 300 <= uploadMaxBytes) return null;
  return `These photos have ${fileSize(bytes)} together; one note takes up to ${fileSize(uploadMaxBytes)}. Remove some, and send them as a second note.`;
}
