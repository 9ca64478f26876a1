/** Rules of questions: the parts of a published one, contradictions, and sameness. */
import { getCanonicalText } from '../question-types/forms/canonical-text.ts';
import type { QuestionBody } from '../question-types/question-body.ts';
import { getBodyProblems } from '../question-types/question-types.ts';
import { mostOptions, optionLabel } from '../quiz/options.ts';
import { isChoiceType, type QuestionType } from './bank-question.ts';

/** The parts of a question that are judged before students see it. */
export interface JudgedQuestion {
  type: QuestionType;
  stem: string;
  options: readonly string[];
  /** 0-based and ascending. */
  answerIndexes: readonly number[];
  /** The content of a type without options; null or absent for the others. */
  body?: QuestionBody | null;
}

/**
 * @returns what keeps a question from being published, a sentence for each field; none for a question that is whole
 */
export function missingForPublishing(question: JudgedQuestion): Record<string, string> {
  const { type, stem, options, answerIndexes, body = null } = question;
  const missing: Record<string, string> = {};
  if (stem.trim() === '') missing.stem = 'Write the question';
  if (body !== null) return { ...getBodyProblems(body, stem), ...missing };

  const empty = options.findIndex((text) => text.trim() === '');
  if (empty >= 0) missing.options = `Write option ${optionLabel(empty)}, or remove it`;
  else if (new Set(options.map(comparable)).size < options.length) missing.options = 'Give each option once';
  else if (options.length < 2) missing.options = 'Give at least two options';
  else if (options.length > mostOptions) missing.options = `Give at most ${mostOptions} options`;

  if (answerIndexes.length === 0) {
    missing.answer_indexes = type === 'multiple' ? 'Choose the right options' : 'Choose the right option';
  }
  return missing;
}

/**
 * @returns what contradicts itself in a question, drafts included: a sentence for each field
 */
export function getContradictions({
  type,
  options,
  answerIndexes,
  body = null,
  feedback,
}: Omit<JudgedQuestion, 'stem'> & { feedback: readonly string[] }): Record<string, string> {
  const found: Record<string, string> = {};
  if (!isChoiceType(type)) {
    if (body?.type !== type) found.body = 'Give the answer in the form of the question';
    if (options.length > 0) found.options = 'This question has no options';
    if (answerIndexes.length > 0) found.answer_indexes = 'This question has no options';
    if (feedback.length > 0) found.feedback = 'This question has no options';
    return found;
  }
  if (body !== null) found.body = 'A choice among options has no other answer';
  if (options.length < 2) return { ...found, options: 'Give at least two options' };
  if (type === 'true_false' && options.length !== 2) found.options = 'True or false has two options';
  if (new Set(answerIndexes).size < answerIndexes.length)
    found.answer_indexes = 'Name each right option once';
  else if (answerIndexes.some((index) => index >= options.length))
    found.answer_indexes = 'Choose among the options';
  else if (type !== 'multiple' && answerIndexes.length > 1) found.answer_indexes = 'Choose one right option';
  if (feedback.length > 0 && feedback.length !== options.length) {
    found.feedback = 'Give feedback for each option, or none at all';
  }
  return found;
}

/**
 * The form in which questions are compared when files are read: two of one form are one question, whatever their
 * spaces, capitals and order of options.
 * @returns text to be hashed; ends of its parts are marked, so that parts cannot flow into each other
 */
export function duplicateForm({
  stem,
  options,
  answerIndexes,
  body = null,
}: Omit<JudgedQuestion, 'type'>): string {
  if (body !== null) return JSON.stringify([comparable(stem), getCanonicalText(body)]);
  const keys = new Set(answerIndexes);
  const marked = options.map((text, index) => JSON.stringify([keys.has(index), comparable(text)])).sort();
  return JSON.stringify([comparable(stem), marked]);
}

function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
