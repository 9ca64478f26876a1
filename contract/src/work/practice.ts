/**
 * Practice: questions of one source with their keys, answers as events from the device, bookmarks and the
 * history. A sitting lives on the device, so that it continues without a network; the server gets the
 * answers.
 */

import { certainties } from '@akada/core/practice/certainty.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { FileId } from '../material/notes.ts';
import { QuestionBody, QuestionResponse } from '../material/question-bodies.ts';
import { BankDifficulty, QuestionType } from '../material/question-fields.ts';
import { AskedContent, Question, sharedPassages } from '../material/questions.ts';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, DeviceTimeZone, getPage, pagingFields, Timestamp } from '../wire/fields.ts';

/** The questions to ask: all, last missed, due again, or bookmarked. */
export const practiceChoices = ['all', 'mistakes', 'due', 'bookmarked'] as const;

const TopicName = z
  .string('Choose topics')
  .check(z.maxLength(bankLimits.topic, 'Choose topics of the source'));

/** A query names a list by its field more than once; once is a list of one. */
const topics = z.optional(
  z.union(
    [TopicName, z.array(TopicName).check(z.maxLength(50, 'Choose at most 50 topics'))],
    'Choose topics',
  ),
);

/** Which day it is for the caller: questions are due by days. */
const inZone = { zone: DeviceTimeZone };

/** Exactly one of these, or none: everything that I may practise. */
const sourceFields = {
  generation_id: z.optional(z.uuid('Choose a set')),
  file_id: z.optional(FileId),
  course_id: z.optional(z.uuid('Choose a course')),
  /** A set of a course that I am in. */
  course_set_id: z.optional(z.uuid('Choose a set')),
  /** An exam: its questions that were not answered right, unanswered ones included. */
  exam_id: z.optional(z.uuid('Choose an exam')),
  /** A subject of the sample paper. */
  subject: z.optional(z.string().check(z.maxLength(bankLimits.subject))),
};

const chosenQuestions = 'Choose 1 to 200 questions';

/** As `topics`. */
const questionIds = z.optional(
  z.union(
    [z.uuid(chosenQuestions), z.array(z.uuid()).check(z.minLength(1), z.maxLength(200))],
    chosenQuestions,
  ),
);

/** A question with its key, and what the caller has to do with it. */
export const PracticeQuestion = z.extend(Question, {
  topic: z.nullable(z.string()),
  difficulty: z.nullable(BankDifficulty),
  bookmarked: z.boolean(),
});
export type PracticeQuestion = z.output<typeof PracticeQuestion>;

export const PracticeDraw = z.object({
  title: z.string(),
  /** The cloth of the note or the course; null if the questions come from neither. */
  cloth: z.nullable(Cloth),
  /** Questions of a passage are adjacent and in its order. */
  questions: z.array(PracticeQuestion),
  ...sharedPassages,
  /** The number of matching questions, drawn or not. Counts to 1,000; 1,001 means more. */
  available: z.int(),
  /**
   * Questions of the source that are not handed out, because an exam over them runs that the caller sits or may sit. Whether
   * they were answered rightly does not count here either.
   */
  held_back: z.int(),
  /**
   * Median time of the caller's answers in milliseconds; null while too few are known. The client returns it
   * with each answer.
   */
  usual_ms: z.nullable(z.int()),
  /** The questions whose last answer was not right. */
  missed: z.array(z.uuid()),
});
export type PracticeDraw = z.output<typeof PracticeDraw>;

export const drawPractice = endpoint({
  id: 'practice.draw',
  summary: 'Draw questions to practise, with their keys; the same seed draws the same ones',
  method: 'GET',
  path: '/mcq/practice/questions',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...sourceFields,
    /**
     * These questions are a source, too. Questions that the caller cannot practise are omitted; if none
     * remain, the answer is 404.
     */
    question_ids: questionIds,
    only: z._default(z.enum(practiceChoices, 'Choose all, mistakes, due or bookmarked'), 'all'),
    topic: topics,
    difficulty: z.optional(BankDifficulty),
    type: z.optional(QuestionType),
    count: z._default(
      z.coerce
        .number()
        .check(
          z.int(),
          z.minimum(1, 'Choose at least one question'),
          z.maximum(100, 'Choose at most 100 questions'),
        ),
      20,
    ),
    seed: z.uuid('Give the id of the sitting'),
    ...inZone,
  }),
  responses: { 200: PracticeDraw },
});

export const PracticeSource = z.object({
  kind: z.enum(['generation', 'course', 'subject']),
  /** Id of the set or course, or the name of the subject. */
  id: z.string(),
  title: z.string(),
  /** Counts to 1,000; 1,001 means more. */
  questions: z.int(),
});
export type PracticeSource = z.output<typeof PracticeSource>;

export const PracticeOverview = z.object({
  /** Each counts to 1,000; 1,001 means more. */
  due: z.int(),
  mistakes: z.int(),
  bookmarked: z.int(),
  /** Mistakes that were made today come back tomorrow, and so do questions whose interval ends then. */
  tomorrow: z.object({ due: z.int(), mistakes: z.int() }),
  /** Courses that I joined, subjects of the sample paper, and my newest sets. Those without questions are not in it. */
  sources: z.array(PracticeSource),
});
export type PracticeOverview = z.output<typeof PracticeOverview>;

export const practiceOverview = endpoint({
  id: 'practice.overview',
  summary: 'What I can practise, and how many questions are due, missed and marked',
  method: 'GET',
  path: '/mcq/practice',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(inZone),
  responses: { 200: PracticeOverview },
});

export const practiceTopics = endpoint({
  id: 'practice.topics',
  summary: 'The topics of a source with how many questions each has',
  method: 'GET',
  path: '/mcq/practice/topics',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(sourceFields),
  responses: { 200: z.object({ items: z.array(z.object({ topic: z.string(), questions: z.int() })) }) },
});

const Certainty = z.enum(certainties, 'Choose low, mid or high');

const OptionIndex = z.int().check(z.minimum(0), z.maximum(mostOptions - 1));
const milliseconds = z.int().check(z.minimum(0), z.maximum(86_400_000));

/** An answer as the device recorded it. Its id is made there, so that sending it again counts once. */
export const PracticeAnswer = z.strictObject({
  id: z.uuid(),
  /** One draw that was practised. */
  sitting_id: z.uuid(),
  question_id: z.uuid(),
  /** The question's version that the student saw. */
  version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  /** Indexes of options in the order of the question, whatever order they were shown in; none for a type without options. */
  choices: z.array(OptionIndex).check(z.maxLength(mostOptions)),
  /** The answer to a type without options. */
  response: z.optional(QuestionResponse),
  /** The student’s own verdict about a slip of one letter: such an answer earns no mark, but may count as remembered. */
  remembered: z.optional(z.boolean()),
  certainty: z.nullable(Certainty),
  /** The number of hints used: 1 the section, 2 fewer options, 3 the quote without the key. */
  hints: z.int().check(z.minimum(0), z.maximum(3)),
  took_ms: milliseconds,
  /** As the draw gave it. */
  usual_ms: z.nullable(milliseconds),
  /** The time on the device's clock. */
  given_at: z.iso.datetime({ offset: true, error: 'Give the time of the answer' }),
  /** The caller's day, which begins at 04:00, as YYYY-MM-DD. */
  local_day: z.iso.date('Give the day of the answer'),
  zone: DeviceTimeZone,
});
export type PracticeAnswer = z.output<typeof PracticeAnswer>;

/** An answer in a wrong form: it is rejected separately, so that it does not block the rest of its batch. */
export interface WrongAnswer {
  id: string;
  /** The first field that is wrong, and why. */
  wrong: string;
}

const WrongAnswer = z.pipe(
  z.unknown(),
  z.transform((sent, { issues }): WrongAnswer => {
    const id = z.safeParse(z.uuid(), Object(sent).id).data;
    if (id === undefined) issues.push({ code: 'custom', input: sent });
    const [first] = z.safeParse(PracticeAnswer, sent).error?.issues ?? [];
    const field = first?.code === 'unrecognized_keys' ? first.keys.join() : first?.path.join('.');
    return { id: id ?? '', wrong: `${field}: ${first?.message}` };
  }),
);

/** Devices send the first of these. */
const SentAnswer = z.union([PracticeAnswer, WrongAnswer], 'Give each answer its id') as z.ZodMiniType<
  PracticeAnswer | WrongAnswer,
  z.input<typeof PracticeAnswer>
>;

export const sendPracticeAnswers = endpoint({
  id: 'practice.answer',
  summary: 'Store answers that the device recorded; each counts once, whenever and however often it arrives',
  method: 'POST',
  path: '/mcq/practice/answers',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    /** By the clock of the device when it sends: tells how wrong that clock is. */
    sent_at: z.iso.datetime({ offset: true, error: 'Give the time of sending' }),
    answers: z
      .array(SentAnswer)
      .check(z.minLength(1, 'Send an answer'), z.maxLength(100, 'Send at most 100 answers at once')),
  }),
  responses: {
    200: z.object({
      /** Ids of the answers that are stored now, also by an earlier call. */
      stored: z.array(z.uuid()),
      /** The answers that will never be stored, each with the reason. */
      refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
    }),
  },
});

/** An answer of the past. Its key is absent while an exam over the question runs. */
export const PastAnswer = z.object({
  id: z.uuid(),
  question_id: z.uuid(),
  /** The stem that the student saw. */
  stem: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** The rendered texts. Null if the strings are all there is to show, or if the question has changed since. */
  content: z.nullable(AskedContent),
  choices: z.array(z.int()),
  /** Only for a type without options; the body is absent while held back. */
  response: z.optional(QuestionResponse),
  body: z.optional(QuestionBody),
  /** Null while held back. */
  answer_indexes: z.nullable(z.array(z.int())),
  correct: z.nullable(z.boolean()),
  /** 0 to 1: the earned part of the mark; null while held back. */
  share: z.nullable(z.number()),
  certainty: z.nullable(Certainty),
  hints: z.int(),
  took_ms: z.int(),
  given_at: Timestamp,
  topic: z.nullable(z.string()),
});
export type PastAnswer = z.output<typeof PastAnswer>;

export const practiceHistory = endpoint({
  id: 'practice.history',
  summary: 'My answers, the last one first',
  method: 'GET',
  path: '/mcq/practice/history',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    ...pagingFields,
    generation_id: z.optional(z.uuid()),
    course_id: z.optional(z.uuid()),
    /** A subject of the sample paper. */
    subject: z.optional(z.string().check(z.maxLength(bankLimits.subject))),
    topic: z.optional(z.string().check(z.maxLength(bankLimits.topic))),
    outcome: z.optional(z.enum(['right', 'wrong'], 'Choose right or wrong')),
    from: z.optional(z.iso.date('Give a day')),
    to: z.optional(z.iso.date('Give a day')),
  }),
  responses: { 200: getPage(PastAnswer) },
});

export const AnsweredSource = z.pick(PracticeSource, { kind: true, id: true, title: true });
export type AnsweredSource = z.output<typeof AnsweredSource>;

export const practiceHistorySources = endpoint({
  id: 'practice.history_sources',
  summary: 'The courses, subjects and sets that my answers are of; those that were deleted are not in it',
  method: 'GET',
  path: '/mcq/practice/history/sources',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(AnsweredSource) }) },
});

const QuestionParams = z.strictObject({ question_id: z.uuid() });

export const addBookmark = endpoint({
  id: 'practice.add_bookmark',
  summary: 'Mark a question that I may practise',
  method: 'PUT',
  path: '/mcq/bookmarks/{question_id}',
  access: 'student',
  effect: 'natural',
  object: { kind: 'question', in: 'params', field: 'question_id' },
  params: QuestionParams,
  responses: { 204: null },
});

export const removeBookmark = endpoint({
  id: 'practice.remove_bookmark',
  summary: 'Take the mark from a question',
  method: 'DELETE',
  path: '/mcq/bookmarks/{question_id}',
  access: 'student',
  effect: 'natural',
  params: QuestionParams,
  responses: { 204: null },
});

export const Bookmark = z.object({
  question_id: z.uuid(),
  stem: z.string(),
  /** The rendered stem; null if the string is enough. */
  stem_content: SentTree,
  topic: z.nullable(z.string()),
  /** The set or course of the question; null for the sample paper. */
  source: z.nullable(PracticeSource),
  marked_at: Timestamp,
});
export type Bookmark = z.output<typeof Bookmark>;

export const listBookmarks = endpoint({
  id: 'practice.bookmarks',
  summary: 'Questions that I marked, the last one first; those that I may no longer practise are not in it',
  method: 'GET',
  path: '/mcq/bookmarks',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(Bookmark) },
});
