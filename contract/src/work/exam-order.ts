/** The order of an exam: the source of its questions, its duration and its marking. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

/** `mock`: the student's own exam. `set`: set by the tutor of a course. `hall`: the UTME hall. */
export const ExamKind = z.enum(['mock', 'set', 'hall'], 'Choose mock, set or hall');
export type ExamKind = z.output<typeof ExamKind>;

const marks = (lowest: number, sentence: string) =>
  z.number(sentence).check(z.minimum(lowest, sentence), z.maximum(100, sentence));

/** The marks of an exam. Defaults: 1 for a right answer, 0 for any other, several keys all or nothing. */
export const Marking = z.strictObject({
  /** Marks for a right answer. */
  right: z._default(marks(0.25, 'Give 0.25 to 100 marks'), 1),
  /** Taken away for a wrong one; `guess`: so much that guessing gains nothing, right / (options - 1). */
  wrong: z._default(
    z.union([z.literal('guess'), marks(0, 'Take 0 to 100 marks away')], 'Take 0 to 100 marks away, or guess'),
    0,
  ),
  /** For none; below 0 takes away. */
  unanswered: z._default(marks(-100, 'Give -100 to 100 marks'), 0),
  /** Marking of questions with several keys. `each_option`: right options add, wrong ones subtract, never below 0. */
  multiple: z._default(
    z.enum(['all_or_nothing', 'each_option'], 'Choose all_or_nothing or each_option'),
    'all_or_nothing',
  ),
});
export type Marking = z.output<typeof Marking>;

const minutes = 'Choose 1 to 300 minutes';
const subject = z.string('Choose a subject').check(z.maxLength(bankLimits.subject, 'Choose a subject'));

/** Exactly one of the six sources. */
export const ExamOrder = z.strictObject({
  generation_id: z.optional(z.uuid('Choose a set')),
  question_ids: z.optional(
    z
      .array(z.uuid())
      .check(
        z.minLength(1, 'Choose at least one question'),
        z.maxLength(200, 'An exam has at most 200 questions'),
      ),
  ),
  /** Asks the named questions in this order instead of a random one; questions of a passage stay together. */
  in_order: z.optional(z.boolean('Say yes or no')),
  /** A course that I joined: its published questions. */
  course_id: z.optional(z.uuid('Choose a course')),
  /** A subject of the sample paper. */
  subject: z.optional(subject),
  /** The UTME hall: three subjects in addition to English. It decides number, time and marks itself. */
  hall: z.optional(
    z.strictObject({
      subjects: z.array(subject, 'Choose three subjects').check(z.length(3, 'Choose three subjects')),
    }),
  ),
  /** An exam set by the tutor of a joined course, which decides everything else. */
  course_exam_id: z.optional(z.uuid('Choose an exam')),
  /**
   * The number of questions to draw; all up to 200 if absent. A passage is drawn complete, so there may be a
   * few less.
   */
  question_count: z.optional(
    z
      .int('Choose 1 to 200 questions')
      .check(z.minimum(1, 'Choose 1 to 200 questions'), z.maximum(200, 'Choose 1 to 200 questions')),
  ),
  /** Limits the exam to these topics. */
  topics: z.optional(
    z
      .array(z.string().check(z.maxLength(bankLimits.topic)))
      .check(z.minLength(1, 'Choose a topic'), z.maxLength(50, 'Choose at most 50 topics')),
  ),
  /** A minute for each question where absent, at least five. */
  duration_minutes: z.optional(z.int(minutes).check(z.minimum(1, minutes), z.maximum(300, minutes))),
  marking: z.optional(Marking),
  /** More time, by oneself: per cent of the duration. */
  extra_percent: z.optional(
    z
      .int('Choose 0 to 100 per cent')
      .check(z.minimum(0, 'Choose 0 to 100 per cent'), z.maximum(100, 'Choose 0 to 100 per cent')),
  ),
  /** The clock stops while I am away, 30 minutes in all. */
  may_pause: z.optional(z.boolean('Say yes or no')),
});
export type ExamOrder = z.output<typeof ExamOrder>;

/** As it is sent: what has a default may be absent. */
export type SentExamOrder = z.input<typeof ExamOrder>;

/** A part of the hall's paper. */
export const HallSubject = z.object({
  subject: z.string(),
  /** The number of questions available now. */
  questions: z.int(),
  /** The number of questions in the hall, if that many are available. */
  wanted: z.int(),
});
export type HallSubject = z.output<typeof HallSubject>;

export const hallSubjects = endpoint({
  id: 'exams.hall_subjects',
  summary: 'The subjects of the UTME hall with how many questions each has',
  method: 'GET',
  path: '/mcq/hall',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({}),
  responses: {
    200: z.object({
      /** Everyone sits it; null on an instance without the sample paper. */
      english: z.nullable(HallSubject),
      /** The subjects from which the student chooses three. */
      subjects: z.array(HallSubject),
      duration_minutes: z.int(),
    }),
  },
});

/** The source of an exam's questions. */
export const ExamSource = z.object({
  kind: z.enum(['generation', 'course', 'subject', 'hall', 'course_exam']),
  /** Id of the set, course or tutor's exam, or the name of the subject; null for the hall. */
  id: z.nullable(z.string()),
});
export type ExamSource = z.output<typeof ExamSource>;
