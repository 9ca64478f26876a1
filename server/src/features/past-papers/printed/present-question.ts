import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { PaperName, PaperQuestionContent } from './paper-content.ts';
import { getDraft } from './paper-drafts.ts';
import { getKeySource, getOpenProblems, getPresent } from './paper-question.ts';
import { getTopic } from './question-topic.ts';

/** The state of a question in its set and in exams. */
interface QuestionState {
  isInSet: boolean;
  /** True while an exam asks it. */
  isHeld: boolean;
}

export function presentQuestion(
  paper: PaperName,
  row: PaperQuestionContent & { position: number },
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
