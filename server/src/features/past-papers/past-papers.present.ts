import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import type { PaperRow } from './past-papers.tables.ts';
import type { QuestionCounts } from './shelf/paper-conditions.queries.ts';

/** Facts about a paper from its note and its set. */
interface PaperSurroundings {
  title: string;
  /** The title of the note that holds its answers; null without one. */
  answersTitle: string | null;
  counts: QuestionCounts | undefined;
  /** True while its set has questions. */
  hasSet: boolean;
}

export function presentPaper(
  row: PaperRow,
  { title, answersTitle, counts, hasSet }: PaperSurroundings,
): PastPaper {
  const { id, noteId: note_id, body, year, subject, topic, minutes, setId, answersNoteId } = row;
  return {
    id,
    note_id,
    title,
    body,
    year,
    subject,
    topic,
    minutes,
    questions: counts?.questions ?? 0,
    ready: counts?.ready ?? 0,
    without_key: counts?.withoutKey ?? 0,
    answers:
      answersNoteId === null || answersTitle === null
        ? null
        : { note_id: answersNoteId, title: answersTitle },
    set_id: hasSet ? setId : null,
    created_at: row.createdAt,
  };
}
