import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import type { PaperQuestionRow, PaperRow } from './past-papers.tables.ts';
import { isReady } from './printed/paper-drafts.ts';

/** Facts about a paper from its note and its set. */
interface PaperSurroundings {
  title: string;
  /** True while its set has questions. */
  hasSet: boolean;
}

export function presentPaper(
  row: PaperRow,
  questions: readonly PaperQuestionRow[],
  { title, hasSet }: PaperSurroundings,
): PastPaper {
  const countedQuestions = questions.filter(({ isExcluded }) => !isExcluded);
  const { id, noteId: note_id, body, year, subject, topic, minutes, setId } = row;
  return {
    id,
    note_id,
    title,
    body,
    year,
    subject,
    topic,
    minutes,
    questions: countedQuestions.length,
    ready: countedQuestions.filter((question) => isReady(row, question)).length,
    set_id: hasSet ? setId : null,
    created_at: row.createdAt,
  };
}
