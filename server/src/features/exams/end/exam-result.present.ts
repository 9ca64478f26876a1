/** A finished exam as its student reads it, with every key. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { SharedPassage } from '@akada/contract/material/questions.ts';
import type { Contest } from '@akada/contract/work/contests/answer-contests.ts';
import type {
  EarlierExam,
  ExamResult,
  ReviewedQuestion,
  TopicScore,
} from '@akada/contract/work/exam-results.ts';
import type { VisibleEssayMarks } from '@akada/contract/work/marking/essay-marks.ts';
import { secondsUsed } from '@akada/core/exams/exam-clock.ts';
import { acceptedOf } from '@akada/core/exams/key-change.ts';
import { getMarks, getMaxMarks, getPercent, isRight, toHundredths } from '@akada/core/exams/marking.ts';
import { utmeScaleNote } from '@akada/core/exams/utme.ts';
import { markAnswer } from '@akada/core/question-types/question-types.ts';
import { presentContent, presentSource } from '../../questions/questions.service.ts';
import { presentAnswer } from '../exam/answer-state.present.ts';
import { presentExamSource } from '../exam/exam-source.present.ts';
import type { ExamItemRow, ExamRow, GivenMarks } from '../exam/exams.tables.ts';
import type { MarkedBy } from '../exam/marked-by.queries.ts';
import type { EarlierRow } from './exam-end.repo.ts';
import { getScore, markedItem, marksOfItems } from './exam-score.ts';

export type FinishedExam = ExamRow & { finishedAt: string; finishedBy: 'submit' | 'deadline' };

export interface ResultParts {
  items: readonly ExamItemRow[];
  passages: SharedPassage[];
  earlier: readonly EarlierRow[];
  /** Keyed by the id of a question whose key was changed since. */
  changes: ReadonlyMap<string, MarkedBy>;
  /** Keyed by the id of a question whose answer is or can be contested. */
  contests: ReadonlyMap<string, Contest>;
}

export function presentResult(
  exam: FinishedExam,
  { items, passages, earlier, changes, contests }: ResultParts,
): ExamResult {
  const { correct, answered, total, score, maxScore, percent, waitingCount, sections } = getScore(
    exam,
    items,
  );
  const { id, kind, title, marking, wanted } = exam;
  return {
    id,
    kind,
    title,
    source: presentExamSource(exam),
    started_at: exam.startedAt,
    finished_at: exam.finishedAt,
    finished_by: exam.finishedBy,
    duration_minutes: exam.durationMinutes,
    extra_percent: exam.extraPercent,
    seconds_used: secondsUsed(
      Date.parse(exam.startedAt) + exam.awayMs,
      Date.parse(exam.finishedAt),
      Date.parse(exam.deadlineAt),
    ),
    away_ms: exam.awayMs,
    marking,
    correct,
    answered,
    total,
    wanted,
    score,
    max_score: maxScore,
    percent,
    ...(waitingCount > 0 && { waiting: waitingCount }),
    scale_note: kind === 'hall' ? utmeScaleNote : null,
    topics: getTopics(exam, items),
    sections: sections.map((section, index) => ({
      title: section.title,
      wanted: section.wanted,
      correct: section.correct,
      answered: section.answered,
      total: section.total,
      score: section.score,
      max_score: section.maxScore,
      took_ms: getTime(items.filter((item) => item.section === index)),
    })),
    earlier: earlier.map(presentEarlier),
    questions: items.map((item) => {
      const contest = contests.get(item.questionId);
      return {
        ...presentReviewed(item, exam, changes.get(item.questionId)),
        ...(contest && { contest }),
      };
    }),
    ...(passages.length > 0 && { passages }),
  };
}

/** @returns the body by which the answer counts: of several valid ones the best for this student */
function getAccepted(item: ExamItemRow): ExamItemRow['body'] {
  const { bodies = [] } = acceptedOf(item);
  const getShare = (body: QuestionBody) => markAnswer(body, item.response).share;
  return bodies.reduce<ExamItemRow['body']>(
    (best, body) => (best === null || getShare(body) > getShare(best) ? body : best),
    null,
  );
}

function getTopics({ marking }: FinishedExam, items: readonly ExamItemRow[]): TopicScore[] {
  return [...Map.groupBy(items, ({ topic }) => topic)].map(([topic, group]) => {
    const { correct, answered, total, score, maxScore } = marksOfItems(group, marking);
    return { topic, correct, answered, total, score, max_score: maxScore, took_ms: getTime(group) };
  });
}

function getTime(items: readonly ExamItemRow[]): number {
  return items.reduce((sum, { tookMs }) => sum + tookMs, 0);
}

function presentEarlier({ id, finishedAt, score, maxScore }: EarlierRow): EarlierExam {
  return {
    id,
    finished_at: finishedAt ?? '',
    score: score ?? 0,
    max_score: maxScore ?? 0,
    percent: getPercent(score ?? 0, maxScore ?? 0),
  };
}

export function presentReviewed(
  item: ExamItemRow,
  { marking }: Pick<FinishedExam, 'marking'>,
  change: MarkedBy | undefined,
): ReviewedQuestion {
  const [key = [], ...others] = acceptedOf(item).keys.map((accepted) => [...accepted]);
  const { choice, choices, response, flagged, took_ms } = presentAnswer(item);
  const body = getAccepted(item);
  return {
    id: item.questionId,
    type: item.type,
    stem: item.stem,
    options: item.options.map((text) => ({ text })),
    answer_index: item.type === 'multiple' ? null : (key[0] ?? null),
    answer_indexes: key,
    ...(body && { body, marked: markAnswer(body, item.response, item.givenMarks?.points) }),
    ...(response && { response }),
    ...(item.givenMarks && { essay_marks: presentVisibleMarks(item.givenMarks) }),
    ...(change && {
      key_change: {
        rule: change.rule,
        reason: change.reason,
        changed_at: change.createdAt,
        also_right: others,
        score_before: change.scoreBefore,
        score_after: change.scoreAfter,
      },
    }),
    choice,
    choices,
    flagged,
    took_ms,
    correct: isRight(item),
    marks: toHundredths(getMarks(markedItem(item), marking)),
    max_marks: getMaxMarks(item, marking),
    topic: item.topic,
    section: item.section,
    explanation: item.explanation,
    feedback: item.feedback,
    ...(item.passageId !== null && { passage_id: item.passageId }),
    content: presentContent(item),
    source: presentSource(item),
  };
}

/** The name of the person who marked is not shown. */
function presentVisibleMarks({ points, comments, message, marked_at }: GivenMarks): VisibleEssayMarks {
  return { points, comments, message, marked_at };
}
