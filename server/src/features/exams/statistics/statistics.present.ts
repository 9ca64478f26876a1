import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type {
  CourseExamStatistics,
  EvaluatedExam,
  QuestionStatistics,
} from '@akada/contract/work/statistics.ts';
import { randomGuessScore } from '@akada/core/exams/statistics/item-statistics.ts';
import type { ChoiceTable } from '@akada/core/exams/statistics/option-choices.ts';
import { getGuess } from '@akada/core/question-types/question-types.ts';
import type { QuestionHead } from '../../questions/keys/key-changing.service.ts';
import { presentSummary, type Surroundings } from '../course-exams/course-exams.present.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import type { ExamGlance } from './course-exam-statistics.repo.ts';
import type { AskedFigures, CourseExamFigures } from './course-exam-statistics.tables.ts';
import type { StatisticsRow } from './question-statistics.tables.ts';

/** @param row null for a question that no exam has asked */
export function presentStatistics(
  row: StatisticsRow | null,
  question: { options: readonly string[]; keys: readonly number[]; body: QuestionBody | null },
): QuestionStatistics {
  return {
    count: row?.count ?? 0,
    facility: row?.facility ?? null,
    deviation: row?.deviation ?? null,
    discrimination: row?.discrimination ?? null,
    efficiency: row?.efficiency ?? null,
    guess: 100 * getGuessScore(question),
    needs_review: row?.needsReview ?? false,
    ...presentChoices(row?.choices ?? null),
    computed_at: row?.computedAt ?? null,
    is_stale: row !== null && row.status !== 'done',
  };
}

function getGuessScore({ options, keys, body }: Parameters<typeof presentStatistics>[1]): number {
  return body === null ? randomGuessScore(options.length, keys.length) : getGuess(body);
}

function presentChoices(choices: ChoiceTable | null) {
  return {
    options: choices?.options ?? [],
    ...(choices?.answers && { answers: choices.answers }),
    unanswered: choices?.unanswered ?? null,
    group_size: choices?.groupSize ?? null,
  };
}

/** @param around `glance` is null for an exam without a sitting */
export function presentEvaluated(
  row: CourseExamRow,
  { tutorName, glance, ...around }: Surroundings & { tutorName: string; glance: ExamGlance | null },
): EvaluatedExam {
  return {
    ...presentSummary(row, around),
    tutor_name: tutorName,
    mean: glance?.mean ?? null,
    to_review: glance?.toReview ?? 0,
  };
}

interface ComputedExam {
  figures: CourseExamFigures | null;
  computedAt: string | null;
  status: StatisticsRow['status'];
}

/**
 * @param row null for an exam without a sitting
 * @param heads keyed by the id of a question
 */
export function presentCourseExamStatistics(
  exam: Pick<CourseExamStatistics, 'title' | 'course' | 'tutor_name'>,
  row: ComputedExam | null,
  heads: ReadonlyMap<string, QuestionHead>,
): CourseExamStatistics {
  const { count = 0, mean = null, deviation = null, questions = [] } = row?.figures ?? {};
  return {
    ...exam,
    count,
    mean,
    deviation,
    questions: questions.map((requestedFigures) =>
      presentAsked(requestedFigures, heads.get(requestedFigures.questionId) ?? null),
    ),
    computed_at: row?.computedAt ?? null,
    is_stale: row !== null && row.status !== 'done',
  };
}

function presentAsked(
  {
    questionId,
    needsReview,
    choices,
    count,
    facility,
    deviation,
    discrimination,
    efficiency,
    guess,
  }: AskedFigures,
  head: QuestionHead | null,
): CourseExamStatistics['questions'][number] {
  return {
    question_id: questionId,
    stem: head?.stem ?? null,
    stem_content: head?.stemContent ?? null,
    answer_indexes: [...(head?.keys ?? [])],
    count,
    facility,
    deviation,
    discrimination,
    efficiency,
    guess,
    needs_review: needsReview,
    ...presentChoices(choices),
  };
}
