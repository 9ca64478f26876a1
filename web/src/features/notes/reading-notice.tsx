import type { NotePage } from '@akada/contract/material/note-pages.ts';
import { readBySentence } from '@akada/core/notes/pages-by-model.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Warns above a page if its text is unreliable or was read by a language model. */
export function ReadingNotice({ reading, read_by }: Pick<NotePage, 'reading' | 'read_by'>) {
  if (read_by !== null) return <Notice kind="info">{readBySentence(read_by)}</Notice>;
  if (reading !== 'unreadable') return null;

  return (
    <Notice kind="info" title="This page could not be read">
      It is a picture or a scan, or the text is unclear. You will get no questions from it.
    </Notice>
  );
}
