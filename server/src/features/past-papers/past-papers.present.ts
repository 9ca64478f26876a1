import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { getDraft, isReady } from './paper-drafts.ts';
import { getKeySource, getOpenProblems, getPresent } from './paper-question.ts';
import type { PaperQuestionRow, PaperRow } from './past-papers.tables.ts';

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

/** The state of a question in its set and in exams. */
interface QuestionState {
  isInSet: boolean;
  /** True while an exam asks it. */
  isHeld: boolean;
}

export function presentQuestion(
  paper: Parameters<typeof getDraft>[0],
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
