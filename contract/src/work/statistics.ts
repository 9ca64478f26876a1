/** Question statistics of exams, by Moodle's definitions, for teachers. */
import * as z from 'zod/mini';
import { NamedCourse } from '../base/courses.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp, textSearch } from '../wire/fields.ts';
import { CourseExamSummary } from './course-exams.ts';

/** The number of students who chose an option: of all, of the best and of the weakest in the rest of their exams. */
export const OptionFigures = z.object({ chosen: z.int(), upper: z.int(), lower: z.int() });
export type OptionFigures = z.output<typeof OptionFigures>;

const figureFields = {
  /** First attempts that count, at most the last 20,000. */
  count: z.int(),
  /** Mean mark in per cent of the largest; null without an exam. */
  facility: z.nullable(z.number()),
  /** The rest is null below 20 exams. Discrimination and efficiency are also null if marks never vary. */
  deviation: z.nullable(z.number()),
  discrimination: z.nullable(z.number()),
  efficiency: z.nullable(z.number()),
  /** The share earned by guessing, in per cent. */
  guess: z.number(),
  /** From 30 exams on: true if students who do well in the rest get it wrong, so that a person should look at it. */
  needs_review: z.boolean(),
};

/** In the order of the question. */
const choiceFields = {
  /** Empty without an exam, and in the figures of a course exam below 20. */
  options: z.array(OptionFigures),
  /** The 20 answers that were written most often; absent for a choice among options. */
  answers: z.optional(z.array(z.extend(OptionFigures, { text: z.string() }))),
  unanswered: z.nullable(OptionFigures),
  /** Students in each of the groups: 27 of a hundred, so none for a single exam. */
  group_size: z.nullable(z.int()),
};

export const QuestionStatistics = z.object({
  ...figureFields,
  ...choiceFields,
  /** Null before the first exam that asked it was counted. */
  computed_at: z.nullable(Timestamp),
  /** Newer results are counted within minutes. */
  is_stale: z.boolean(),
});
export type QuestionStatistics = z.output<typeof QuestionStatistics>;

export const AskedQuestion = z.object({
  question_id: z.uuid(),
  /** The start of the current stem; null once the question was deleted. */
  stem: z.nullable(z.string()),
  /** The rendered stem, as in a list; null if the string is enough. */
  stem_content: SentTree,
  /** The current key; empty once the question was deleted. */
  answer_indexes: z.array(z.int()),
  ...figureFields,
  ...choiceFields,
});

export type AskedQuestion = z.output<typeof AskedQuestion>;

export const CourseExamStatistics = z.object({
  title: z.string(),
  course: NamedCourse,
  tutor_name: z.string(),
  /** First attempts that ended, at most the last 20,000. */
  count: z.int(),
  /** Figures of the marks in per cent; null without an attempt, the deviation below two. */
  mean: z.nullable(z.number()),
  deviation: z.nullable(z.number()),
  /** The questions drawn, among the students who got them. */
  questions: z.array(AskedQuestion),
  computed_at: z.nullable(Timestamp),
  is_stale: z.boolean(),
});
export type CourseExamStatistics = z.output<typeof CourseExamStatistics>;

export const courseExamStatistics = endpoint({
  id: 'statistics.course_exam',
  summary:
    'How an exam that I set went and how each of its questions did, the first attempt of each student; of any published exam for administrators',
  method: 'GET',
  path: '/course-exams/{id}/statistics',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: { kind: 'course_exam', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: CourseExamStatistics },
});

export const EvaluatedExam = z.object({
  ...CourseExamSummary.shape,
  tutor_name: z.string(),
  /** Figures of the marks of first attempts, in per cent; null until some were counted. */
  mean: z.nullable(z.number()),
  /** The number of its questions that a person should look at. */
  to_review: z.int(),
});
export type EvaluatedExam = z.output<typeof EvaluatedExam>;

export const listEvaluatedExams = endpoint({
  id: 'statistics.course_exams',
  summary: 'Published exams of all tutors and how they went, the last published first',
  method: 'GET',
  path: '/admin/course-exams',
  access: 'admin',
  effect: 'safe',
  query: z.strictObject({
    ...pagingFields,
    /** A part of the title. */
    search: textSearch,
  }),
  responses: { 200: getPage(EvaluatedExam) },
});

export const questionStatistics = endpoint({
  id: 'statistics.question',
  summary: 'How a question did in the exams that asked it as it is now, the first attempt of each student',
  method: 'GET',
  path: '/questions/{id}/statistics',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: { kind: 'bank_question', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: QuestionStatistics },
});
