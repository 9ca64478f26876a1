/**
 * A student's learning and work, as figures. `core/progress/figures.ts` explains each one with its formula
 * and source; pages show those texts. Days are the student's own and begin at 04:00. While an exam holds a
 * question, answers to it count in no estimate, so that no figure reveals its key.
 */
import { awaitedFigures } from '@akada/core/progress/first-steps.ts';
import { basicDays, mostDays } from '@akada/core/progress/range.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, DeviceTimeZone, Timestamp } from '../wire/fields.ts';
import { ExamKind } from '../work/exam-order.ts';

/** Shares of 1, and where the true one lies in nine of ten cases. */
export const Estimate = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.output<typeof Estimate>;

/** The source of a topic: a course, my own note, a set without a note, or a subject of the sample paper. */
export const TopicSource = z.object({
  kind: z.enum(['course', 'note', 'set', 'subject']),
  /** The name of a subject. */
  id: z.string(),
  title: z.string(),
  cloth: z.nullable(Cloth),
});
export type TopicSource = z.output<typeof TopicSource>;

export const TopicMastery = z.object({
  source: TopicSource,
  /** Null: all questions of the source that have no topic. Those made from a note have none. */
  topic: z.nullable(z.string()),
  /** Answers that count: the first of a day to a question, without hints. */
  answers: z.int(),
  /** The day of the last answer. */
  last_day: z.string(),
  /** Null while there is too little to say: the interval would be wider than half of the scale. */
  estimate: z.nullable(Estimate),
  /**
   * The query of `practice.draw`, and of links to it, that asks exactly these questions. Null if they cannot
   * be practised any more.
   */
  practice: z.nullable(
    z.object({
      course_id: z.optional(z.uuid()),
      file_id: z.optional(z.uuid()),
      generation_id: z.optional(z.uuid()),
      subject: z.optional(z.string()),
      topic: z.optional(z.string()),
    }),
  ),
});
export type TopicMastery = z.output<typeof TopicMastery>;

const workFields = {
  /** Answers of practice and exams. */
  questions: z.int(),
  /** Reviews of cards, without the withdrawn ones. */
  cards: z.int(),
  duration_ms: z.int(),
};

export const StudyDay = z.object({ day: z.string(), ...workFields });
export type StudyDay = z.output<typeof StudyDay>;

export const ExamScore = z.object({
  id: z.uuid(),
  kind: ExamKind,
  title: z.string(),
  finished_at: Timestamp,
  /** The student's day, as for the other figures. */
  day: z.string(),
  /** Null while its tutor does not show the result. Below zero where wrong answers cost marks. */
  percent: z.nullable(z.int()),
});
export type ExamScore = z.output<typeof ExamScore>;

/**
 * A figure that is still empty, and the one step to it. `more` is the number of answers, reviews or exams
 * that are missing at least; 0 if there are enough, but they say too little.
 */
export const Awaited = z.object({
  figure: z.enum(awaitedFigures),
  step: z.enum(['answer_questions', 'review_cards', 'sit_exam']),
  more: z.int(),
});
export type Awaited = z.output<typeof Awaited>;

const daysSentence = `Choose 1 to ${mostDays} days`;

/** The filters for figures. */
const rangeFields = {
  /** The number of days, ending today. More than 30 need premium: without it the answer is 403 `premium_required`. */
  days: z._default(
    z.coerce.number().check(z.int(), z.minimum(1, daysSentence), z.maximum(mostDays, daysSentence)),
    basicDays,
  ),
  /** A course from `courses`: its questions and cards, and the questions and cards from my notes for it. */
  course_id: z.optional(z.uuid('Choose a course')),
  zone: DeviceTimeZone,
};

export const Progress = z.object({
  /** Today, and the first day of the range. */
  day: z.string(),
  from: z.string(),
  /** Whether the caller has what is advanced: ranges of more than 30 days, `progress.memory` and `progress.export`. */
  advanced: z.boolean(),
  /** The totals of the range. */
  total: z.object({ ...workFields, days_studied: z.int() }),
  /** Days of the range on which something was done, ascending. The others are zeros. */
  days: z.array(StudyDay),
  /** The knowledge of today from all answers, whatever the range. Null while no topic has enough answers. */
  overall: z.nullable(Estimate),
  /**
   * Like `overall`: topics with enough answers first, lowest first; then the others, most answers first. At
   * most 200.
   */
  topics: z.array(TopicMastery),
  /** At most five of `topics`, lowest first: topics with enough answers that can be practised. */
  weakest: z.array(TopicMastery),
  /** Finished in the range, ascending. At most 200, the newest. */
  exams: z.array(ExamScore),
  /** The options of the course filter: courses in which the student was ever active. */
  courses: z.array(z.object({ id: z.uuid(), name: z.string(), cloth: Cloth })),
  /** The empty figures among `mastery`, `work` and `exams`, for any range; an empty list under a course filter. */
  awaited: z.array(Awaited),
});
export type Progress = z.output<typeof Progress>;

export const readProgress = endpoint({
  id: 'progress.read',
  summary: 'What I know by topic, my exam scores, and what I did each day',
  method: 'GET',
  path: '/analytics',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(rangeFields),
  responses: { 200: Progress },
});

/** The number of first reviews of a day, and how many of them were known. */
const retained = z.object({ reviews: z.int(), known: z.int(), estimate: z.nullable(Estimate) });

export const MemoryProgress = z.object({
  day: z.string(),
  from: z.string(),
  retention: z.object({
    /** The student's target share of known cards when a card returns, from 0 to 1: today's setting. */
    wanted: z.number(),
    young: retained,
    mature: retained,
    /** By weeks that end today and each seven days earlier; `week` is the first day of each. Those without reviews have no estimate. */
    weeks: z.array(z.object({ week: z.string(), young: retained, mature: retained, all: retained })),
  }),
  forecast: z.object({
    /** From today on, 30 days, also those on which nothing is due; what is overdue counts today. */
    days: z.array(z.object({ day: z.string(), learning: z.int(), young: z.int(), mature: z.int() })),
    /** The total of these days. */
    total: z.int(),
  }),
  /** Of `retention` and `forecast`. */
  awaited: z.array(Awaited),
});
export type MemoryProgress = z.output<typeof MemoryProgress>;

export const readMemoryProgress = endpoint({
  id: 'progress.memory',
  summary: 'How well I remember due cards, and how many come: advanced',
  method: 'GET',
  path: '/analytics/memory',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(rangeFields),
  responses: { 200: MemoryProgress },
});

/** The contents of an exported file, one row each. */
export const exportedFigures = ['days', 'topics', 'exams', 'retention', 'forecast'] as const;

export const exportProgress = endpoint({
  id: 'progress.export',
  summary: 'One of the figures as a CSV file: advanced',
  method: 'GET',
  path: '/analytics/export',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...rangeFields,
    figure: z.enum(exportedFigures, 'Choose days, topics, exams, retention or forecast'),
  }),
  sendsFile: 'text/csv',
  responses: { 200: null },
});

/** An estimate at the start of a day and now, as shares of 1. */
export const MovedTopic = z.object({
  source: TopicSource,
  topic: z.nullable(z.string()),
  /** Null if the answers of the day made the first estimate. */
  before: z.nullable(z.number()),
  now: z.number(),
});
export type MovedTopic = z.output<typeof MovedTopic>;

/**
 * Small progress figures for other pages, in one cheap call. The remaining monthly allowance is in
 * `usage.stats`, due items are in `practice.overview` and `cards.forecast`.
 */
export const ProgressSummary = z.object({
  /** Today. */
  day: z.string(),
  /** The last day before today on which anything was done; null if there is none. */
  studied_before: z.nullable(z.string()),
  /** Done today. */
  today: z.object(workFields),
  /** The seven days that end today, ascending, also empty ones. */
  week: z.array(StudyDay),
  /** As in `progress.read`, without a filter. */
  overall: z.nullable(Estimate),
  /** The number of topics with enough answers, and of topics with any answer. */
  topics: z.object({ known: z.int(), answered: z.int() }),
  weakest: z.nullable(TopicMastery),
  /** The topics whose estimate today's answers moved by a whole per cent, the largest change first. It holds at most five. */
  moved: z.array(MovedTopic),
  /** The newest exam whose result shows. */
  last_exam: z.nullable(ExamScore),
});
export type ProgressSummary = z.output<typeof ProgressSummary>;

export const progressSummary = endpoint({
  id: 'progress.summary',
  summary: 'What I did today and this week, and what I know, in short',
  method: 'GET',
  path: '/analytics/summary',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ zone: DeviceTimeZone }),
  responses: { 200: ProgressSummary },
});
