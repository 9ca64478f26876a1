/** The result of an ended exam: marks in all, by section and topic, and each question with its key. */
import * as z from 'zod/mini';
import { MarkedAnswer, QuestionBody, QuestionResponse } from '../material/question-bodies.ts';
import { QuestionType } from '../material/question-fields.ts';
import { QuestionContent, QuestionSource, sharedPassages } from '../material/questions.ts';
import { Timestamp } from '../wire/fields.ts';
import { Contest } from './contests/answer-contests.ts';
import { ExamKind, ExamSource, Marking } from './exam-order.ts';
import { VisibleEssayMarks } from './marking/essay-marks.ts';
import { KeyRule } from './marking/regrading.ts';

export const ReviewedQuestion = z.object({
  id: z.uuid(),
  type: QuestionType,
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** The one right option; null if there may be several. */
  answer_index: z.nullable(z.int()),
  /** Every right option, in the order in which they were shown. */
  answer_indexes: z.array(z.int()),
  /** These three are only there for a type without options. */
  body: z.optional(QuestionBody),
  response: z.optional(QuestionResponse),
  marked: z.optional(MarkedAnswer),
  /** Absent for every other type, and for an essay until a person marked it. */
  essay_marks: z.optional(VisibleEssayMarks),
  /** Present if the key was changed since the exam, and the answers were marked again. */
  key_change: z.optional(
    z.object({
      rule: KeyRule,
      reason: z.string(),
      changed_at: Timestamp,
      /** Other keys that count as right. */
      also_right: z.array(z.array(z.int())),
      /** The score of the exam on both sides of it. */
      score_before: z.nullable(z.number()),
      score_after: z.nullable(z.number()),
    }),
  ),
  /** Present if the answer is or can be contested. */
  contest: z.optional(Contest),
  /** The chosen option if exactly one was chosen; null otherwise. */
  choice: z.nullable(z.int()),
  /** Null while unanswered. */
  choices: z.nullable(z.array(z.int())),
  correct: z.boolean(),
  /** The marks earned, and the maximum. */
  marks: z.number(),
  max_marks: z.number(),
  flagged: z.boolean(),
  /** Milliseconds on the screen. */
  took_ms: z.int(),
  topic: z.nullable(z.string()),
  /** The index of its exam section; null without sections. */
  section: z.nullable(z.int()),
  explanation: z.string(),
  /** The feedback for each option; empty if there is none. */
  feedback: z.array(z.string()),
  /** The same as in a question. */
  passage_id: z.optional(z.uuid()),
  content: z.nullable(QuestionContent),
  /** Null if it was not made from a note. */
  source: z.nullable(QuestionSource),
});
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>;

const partFields = {
  correct: z.int(),
  answered: z.int(),
  total: z.int(),
  took_ms: z.int(),
};

/** Topics in the order of their first question; null: questions without one. */
export const TopicScore = z.object({
  topic: z.nullable(z.string()),
  ...partFields,
  score: z.number(),
  max_score: z.number(),
});
export type TopicScore = z.output<typeof TopicScore>;

export const SectionScore = z.object({
  title: z.string(),
  ...partFields,
  /** The intended number of questions. */
  wanted: z.int(),
  /** In the hall the share of right answers, of 100. */
  score: z.number(),
  max_score: z.number(),
});
export type SectionScore = z.output<typeof SectionScore>;

/** Another finished exam of the same source. */
export const EarlierExam = z.object({
  id: z.uuid(),
  finished_at: Timestamp,
  score: z.number(),
  max_score: z.number(),
  percent: z.int(),
});
export type EarlierExam = z.output<typeof EarlierExam>;

export const ExamResult = z.object({
  id: z.uuid(),
  kind: ExamKind,
  title: z.string(),
  /** Null for a choice of questions of several sets. */
  source: z.nullable(ExamSource),
  started_at: Timestamp,
  finished_at: Timestamp,
  /** `deadline` when time ran out before anyone submitted. */
  finished_by: z.enum(['submit', 'deadline']),
  duration_minutes: z.int(),
  extra_percent: z.int(),
  /** Seconds without the time away. */
  seconds_used: z.int(),
  /** Milliseconds for which the clock was paused. */
  away_ms: z.int(),
  marking: Marking,
  correct: z.int(),
  answered: z.int(),
  total: z.int(),
  /** The intended number of questions. */
  wanted: z.int(),
  score: z.number(),
  max_score: z.number(),
  /** The share of the marks, 0-100, rounded to an integer; a negative share becomes 0. */
  percent: z.int(),
  /** Answered essays that wait for marks, and count 0 until then; absent if there is none. */
  waiting: z.optional(z.int()),
  /** A caveat about the hall's score; null for any other exam. */
  scale_note: z.nullable(z.string()),
  topics: z.array(TopicScore),
  /** Only the hall has them. */
  sections: z.array(SectionScore),
  /** The last ten before this one, the last one first. */
  earlier: z.array(EarlierExam),
  questions: z.array(ReviewedQuestion),
  /** There while the tutor holds the keys back: there are no questions, topics or sections then. Null: for good. */
  keys_from: z.optional(z.nullable(Timestamp)),
  /** Questions that are not among them, because an exam of a tutor asks them that can be sat still. Then there are no topics. */
  held_back: z.optional(z.int()),
  ...sharedPassages,
});
export type ExamResult = z.output<typeof ExamResult>;

/** The answer for an ended exam of a tutor, before its results show. */
export const WithheldResult = z.object({
  id: z.uuid(),
  kind: ExamKind,
  title: z.string(),
  started_at: Timestamp,
  finished_at: Timestamp,
  finished_by: z.enum(['submit', 'deadline']),
  answered: z.int(),
  total: z.int(),
  /** The time at which results show; null if they never show, or wait for the tutor. */
  results_from: z.nullable(Timestamp),
  /** True while results wait until the tutor releases the marks; absent otherwise. */
  is_marking: z.optional(z.boolean()),
});
export type WithheldResult = z.output<typeof WithheldResult>;

/** Only the second one has `results_from`. */
export const ExamOutcome = z.union([ExamResult, WithheldResult]);
export type ExamOutcome = z.output<typeof ExamOutcome>;
