import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { getDraft } from './paper-drafts.ts';
import { getKeySource, getOpenProblems, getPresent } from './paper-question.ts';
import type { PaperQuestionRow, PaperRow } from './past-papers.tables.ts';
import { getTopic } from './question-topic.ts';
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

/** The state of a question in its set and in exams. */
interface QuestionState {
  isInSet: boolean;
  /** True while an exam asks it. */
  isHeld: boolean;
}

export function presentQuestion(
  paper: PaperRow,
  row: PaperQuestionRow,
  { isInSet, isHeld }: QuestionState,
): PastPaperQuestion {
  const { printed, position, isExcluded } = row;
  const { kind, stem, options, parts, key, answer, number } = getPresent(row);
  const faults = getDraft(paper, row)?.faults ?? [];
  return {
    position,
    number,
    section: printed.section,
    ...getTopic(paper, row),
    passage: printed.passage,
    has_figure: printed.hasFigure,
    // A question with two keys says so by its kind.
    kind: isHeld && options.length > 0 ? getPresent({ ...row, key: [] }).kind : kind,
    stem,
    options: [...options],
    parts: [...parts],
    key: isHeld ? [] : [...key],
    answer: isHeld ? '' : answer,
    key_from: isHeld ? null : getKeySource(row),
    problems: isHeld ? [] : [...getOpenProblems(row), ...faults],
    is_left_out: isExcluded,
    ...(isHeld && { held: true }),
    is_in_set: isInSet,
    page: printed.page,
  };
}
