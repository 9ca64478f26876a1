/** Fields of the texts that people write for questions of the bank; a draft may leave them empty. */
import {
  bankDifficulties,
  bankLimits,
  bankStatuses,
  questionSources,
  questionTypes,
} from '@akada/core/questions/bank-question.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { QuestionBody } from './question-bodies.ts';

export const QuestionType = z.enum(questionTypes, 'Choose the type of the question');
export type QuestionType = z.output<typeof QuestionType>;

export const BankStatus = z.enum(bankStatuses, 'Choose draft, published or retired');
export type BankStatus = z.output<typeof BankStatus>;

export const BankDifficulty = z.enum(bankDifficulties, 'Choose easy, medium or hard');
export type BankDifficulty = z.output<typeof BankDifficulty>;

/** Who made a question: its author, a file that was read, or the study engine. */
export const BankSource = z.enum(questionSources);
export type BankSource = z.output<typeof BankSource>;

/**
 * @param name of the text, as a sentence begins with it
 * @param maxLength in characters
 * @returns the field of a text that may be empty
 */
/* @__NO_SIDE_EFFECTS__ */
export function draftText(name: string, maxLength: number) {
  const sentence = `${name} has at most ${maxLength.toLocaleString('en')} characters`;
  return z.string(`${name} is a text`).check(z.trim(), z.maxLength(maxLength, sentence));
}

/** A word or a few on one line, such as a topic or a tag. */
/* @__NO_SIDE_EFFECTS__ */
function label(name: string, maxLength: number) {
  return z
    .string(`${name} is a text`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is empty`),
      z.maxLength(maxLength, `${name} has at most ${maxLength} characters`),
      z.regex(/^\P{Cc}*$/u, `Write the ${name.toLowerCase()} on one line`),
    );
}

export const Topic = label('Topic', bankLimits.topic);
export const Subject = label('Subject', bankLimits.subject);
export const Tag = label('Tag', bankLimits.tag);

const AnswerIndex = z
  .int('Choose among the options')
  .check(z.minimum(0, 'Choose among the options'), z.maximum(mostOptions - 1, 'Choose among the options'));

/** The fields of a question that a person writes; its texts are Markdown with formulas. */
export const bankQuestionFields = {
  type: QuestionType,
  stem: draftText('The question', bankLimits.stem),
  options: z
    .array(draftText('An option', bankLimits.option), 'Give the options')
    .check(z.maxLength(mostOptions, `Give at most ${mostOptions} options`)),
  /** The content of a type without options; null for the others. */
  body: z._default(z.nullable(QuestionBody), null),
  /** 0-based; none in a draft without a key. */
  answer_indexes: z
    .array(AnswerIndex, 'Choose the right options')
    .check(z.maxLength(mostOptions, 'Choose among the options')),
  /** Empty, or a text for each option, which may be empty. */
  feedback: z
    .array(draftText('Feedback', bankLimits.feedback), 'Give feedback for each option, or none')
    .check(z.maxLength(mostOptions, 'Give feedback for each option, or none')),
  explanation: draftText('The explanation', bankLimits.explanation),
  course_id: z.nullable(z.uuid('Choose a course')),
  topic: z.nullable(Topic),
  subject: z.nullable(Subject),
  difficulty: z.nullable(BankDifficulty),
  tags: z.array(Tag, 'Give the tags').check(z.maxLength(bankLimits.tags, `At most ${bankLimits.tags} tags`)),
  status: BankStatus,
  passage_id: z.nullable(z.uuid('Choose a passage')),
};
