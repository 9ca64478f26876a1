/** Work as a tutor writes it: what it gives, to whom, and until when. */
import {
  assignmentKinds,
  lateRules,
  assignmentLimits as limits,
} from '@akada/core/assignments/assignment-rules.ts';
import * as z from 'zod/mini';
import { draftText, Topic } from '../../material/question-fields.ts';
import { plannedMoment, TimeZone } from '../../wire/fields.ts';

/** Students answer a set, sit an exam, learn cards, read, or write an essay. */
export const AssignmentKind = z.enum(assignmentKinds, 'Choose set, exam, cards, reading or essay');

/** A text that is not empty; `name` begins the sentence of the error. */
export const filledText = (name: string, maxLength: number) =>
  draftText(name, maxLength).check(z.minLength(1, `${name} is empty`));

/** A whole number from `min` to `max`; `sentence` is the error for any other value. */
export const wholeNumber = (min: number, max: number, sentence: string) =>
  z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence));

const QuestionCount = wholeNumber(1, limits.questions, `Choose 1 to ${limits.questions} questions`);

const AssignedCard = z.strictObject({
  front: filledText('The front of a card', limits.cardSide),
  back: filledText('The back of a card', limits.cardSide),
});

const Criterion = z.strictObject({
  name: filledText('The name of a criterion', limits.criterionName),
  points: wholeNumber(1, limits.points, `Give 1 to ${limits.points} points`),
});

/** The source of a set: chosen questions of the tutor's bank, a number of them by topic, or a set of a course. */
const QuestionSource = z.discriminatedUnion(
  'from',
  [
    z.strictObject({
      from: z.literal('chosen'),
      question_ids: z
        .array(z.uuid('Choose questions'), 'Choose questions')
        .check(
          z.minLength(1, 'Choose at least one question'),
          z.maxLength(limits.questions, `Choose at most ${limits.questions} questions`),
        ),
    }),
    z.strictObject({
      from: z.literal('topics'),
      /** All topics if empty. */
      topics: z.array(Topic).check(z.maxLength(50, 'Choose at most 50 topics')),
      count: QuestionCount,
    }),
    z.strictObject({ from: z.literal('course_set'), course_set_id: z.uuid('Choose a set') }),
  ],
  'Choose questions, topics or a set',
);
export type QuestionSource = z.output<typeof QuestionSource>;

/** The content of an assignment, by its kind. */
export const AssignmentContent = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('set'), source: QuestionSource }),
    z.strictObject({ kind: z.literal('exam'), course_exam_id: z.uuid('Choose one of your exams') }),
    z.strictObject({
      kind: z.literal('cards'),
      cards: z
        .array(AssignedCard, 'Write cards')
        .check(
          z.minLength(1, 'Write at least one card'),
          z.maxLength(limits.cards, `Write at most ${limits.cards} cards`),
        ),
    }),
    z.strictObject({ kind: z.literal('reading'), text: filledText('The text', limits.reading) }),
    z.strictObject({
      kind: z.literal('essay'),
      criteria: z
        .array(Criterion, 'Write criteria')
        .check(
          z.minLength(1, 'Write at least one criterion'),
          z.maxLength(limits.criteria, `Write at most ${limits.criteria} criteria`),
        ),
    }),
  ],
  'Choose set, exam, cards, reading or essay',
);
export type AssignmentContent = z.output<typeof AssignmentContent>;

const Moment = z.nullable(plannedMoment('Choose a day and a time'));

/** Fields that may change later. */
const termFields = {
  title: filledText('The title', limits.title).check(z.regex(/^\P{Cc}*$/u, 'Write the title on one line')),
  instruction: z._default(draftText('The instruction', limits.instruction), ''),
  /** Null for an exam, which has its own window. Other work without a time opens immediately. */
  opens_at: z._default(Moment, null),
  /** Null only for an exam. */
  due_at: z._default(Moment, null),
  /** The time zone in which the tutor chose the times. */
  zone: TimeZone,
  late_rule: z._default(z.enum(lateRules, 'Choose mark, until or none'), 'mark'),
  /** The last moment of the rule `until`; null for the other rules. */
  late_until: z._default(Moment, null),
  attempts: z._default(wholeNumber(1, limits.attempts, `Allow 1 to ${limits.attempts} attempts`), 1),
};

/** An assignment as a tutor writes it. */
export const AssignmentForm = z.strictObject({
  /** The class; null for named students. */
  course_id: z._default(z.nullable(z.uuid('Choose one of your classes')), null),
  student_ids: z._default(
    z
      .array(z.uuid('Choose students'), 'Choose students')
      .check(z.maxLength(limits.students, `Choose at most ${limits.students} students`)),
    [],
  ),
  content: AssignmentContent,
  ...termFields,
});
export type AssignmentForm = z.output<typeof AssignmentForm>;

/** A change of title, instruction, times and rules. */
export const AssignmentTerms = z.strictObject({
  ...termFields,
  /** The version on the page. */
  version: wholeNumber(1, 2_147_483_647, 'Load this page again'),
});
export type AssignmentTerms = z.output<typeof AssignmentTerms>;
