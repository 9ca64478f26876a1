/** A question of the bank in its editor: the content of its form, with feedback for every option. */
import type {
  BankQuestion,
  BankQuestionForm,
  BankQuestionVersion,
} from '@akada/contract/material/question-bank.ts';
import type { QuestionType } from '@akada/contract/material/question-fields.ts';
import { getBodyProblems } from '@akada/core/question-types/question-types.ts';
import { isChoiceType } from '@akada/core/questions/bank-question.ts';
import { getContradictions, missingForPublishing } from '@akada/core/questions/question-rules.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import { type CommonTexts, getCommonTexts, makeBody, trimBody } from './body-values.ts';
import { withMarkers } from './gap-markers.ts';

export type BankValues = BankQuestionForm;

/** The part of the values that a change of the type replaces. */
export type AnswerValues = Pick<BankValues, 'options' | 'answer_indexes' | 'feedback' | 'body'>;

const blankOptions: AnswerValues = {
  options: ['', '', '', ''],
  answer_indexes: [],
  feedback: ['', '', '', ''],
  body: null,
};

/** @param of the course and the passage of the new question */
export function blankValues(of: Pick<BankValues, 'course_id' | 'passage_id'>): BankValues {
  return {
    type: 'single',
    stem: '',
    ...blankOptions,
    explanation: '',
    topic: null,
    subject: null,
    difficulty: null,
    tags: [],
    status: 'draft',
    ...of,
  };
}

export function getValues(question: BankQuestion): BankValues {
  const { stem, course_id, subject, passage_id } = question;
  return { ...saidIn(question), stem, course_id, subject, passage_id };
}

/** @returns the present values with an earlier version's content; course, subject, passage and status stay */
export function valuesWith(version: BankQuestionVersion, present: BankValues): BankValues {
  return { ...present, ...saidIn(version), status: present.status };
}

function saidIn(said: BankQuestion | BankQuestionVersion) {
  const { type, status, stem, options, answer_indexes, feedback, explanation, topic, difficulty, tags } =
    said;
  return {
    type,
    status,
    stem,
    answer_indexes,
    explanation,
    topic,
    difficulty,
    tags,
    body: said.body ?? null,
    options: options.map(({ text }) => text),
    feedback: options.map((_option, index) => feedback[index] ?? ''),
  };
}

/** @returns the form as the server stores it, so that two of them can be compared */
export function storedForm(values: BankValues): BankQuestionForm {
  const trimmed = (text: string | null) => text?.trim() || null;
  const feedback = values.feedback.map((text) => text.trim());
  return {
    ...values,
    stem: values.stem.trim(),
    options: values.options.map((text) => text.trim()),
    explanation: values.explanation.trim(),
    body: values.body === null ? null : trimBody(values.body),
    feedback: feedback.some((text) => text !== '') ? feedback : [],
    answer_indexes: values.answer_indexes.toSorted((one, other) => one - other),
    topic: trimmed(values.topic),
    subject: trimmed(values.subject),
    tags: [...new Set(values.tags)],
  };
}

export function isSame(one: BankValues, other: BankValues): boolean {
  const [first, second] = [storedForm(one), storedForm(other)];
  return Object.keys(first).every((name) => {
    const key = name as keyof BankValues;
    return JSON.stringify(first[key], withSortedKeys) === JSON.stringify(second[key], withSortedKeys);
  });
}

/** The server may return the properties of a body in another order. */
function withSortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * @returns a sentence for each field that prevents saving; a draft may have gaps. The server checks text
 * lengths: the rules of the contract are larger than the complete editor.
 */
export function getErrors(values: BankValues): Record<string, string> {
  const form = storedForm(values);
  const judged = { ...form, answerIndexes: form.answer_indexes };
  return {
    ...(form.status === 'published' ? findMissing(form) : {}),
    ...getContradictions(judged),
  };
}

function findMissing(form: BankQuestionForm): Record<string, string> {
  const { body, stem } = form;
  if (body === null) return missingForPublishing({ ...form, answerIndexes: form.answer_indexes });
  return { ...getBodyProblems(body, stem), ...(stem === '' ? { stem: 'Write the question' } : {}) };
}

const trueAndFalse = ['True', 'False'];

/**
 * @param former the answers when the question last had the new type, undefined if it never had: they return
 * @returns the values with the new type, and with the texts that it can use
 */
export function withType(values: BankValues, type: QuestionType, former?: AnswerValues): BankValues {
  if (type === values.type) return values;
  if (canShareOptions(type) && canShareOptions(values.type)) return withSoleKey({ ...values, type });

  const next = { ...values, type, ...(former ?? makeAnswers(values, type)) };
  return withStem(withSoleKey(next), values.stem);
}

/** True for the two types whose options have one form. */
export function canShareOptions(type: QuestionType): boolean {
  return type === 'single' || type === 'multiple';
}

function withSoleKey(values: BankValues): BankValues {
  if (values.type !== 'single') return values;
  return { ...values, answer_indexes: values.answer_indexes.slice(0, 1) };
}

function makeAnswers(values: BankValues, type: QuestionType): AnswerValues {
  const common = getTexts(values);
  if (!isChoiceType(type))
    return { options: [], answer_indexes: [], feedback: [], body: makeBody(type, common) };
  if (type === 'true_false') {
    const keys = common.verdict === null ? [] : [common.verdict ? 0 : 1];
    return { options: trueAndFalse, answer_indexes: keys, feedback: ['', ''], body: null };
  }

  const options = common.texts.slice(0, mostOptions);
  if (options.every((text) => text.trim() === '')) return blankOptions;
  while (options.length < 2) options.push('');
  const keys = common.keys.filter((key) => key < options.length);
  return { options, answer_indexes: keys, feedback: options.map(() => ''), body: null };
}

function getTexts({ type, options, answer_indexes, body }: BankValues): CommonTexts {
  if (body !== null) return getCommonTexts(body);
  const [key] = answer_indexes;
  if (type === 'true_false') return { texts: [], keys: [], verdict: key === undefined ? null : key === 0 };
  return { texts: options, keys: answer_indexes, verdict: null };
}

/** @returns the values with another stem, and a form for each of its gaps */
export function withStem(values: BankValues, stem: string): BankValues {
  const { body } = values;
  return { ...values, stem, body: body?.type === 'gaps' ? withMarkers(body, stem) : body };
}

export function withKey(values: BankValues, position: number, isRight: boolean): BankValues {
  const others =
    values.type === 'multiple' ? values.answer_indexes.filter((index) => index !== position) : [];
  const answers = isRight ? [...others, position] : others;
  return { ...values, answer_indexes: answers.toSorted((one, other) => one - other) };
}

export function withOption(values: BankValues): BankValues {
  return { ...values, options: [...values.options, ''], feedback: [...values.feedback, ''] };
}

export function withoutOption(values: BankValues, position: number): BankValues {
  const others = values.answer_indexes.filter((index) => index !== position);
  return {
    ...values,
    options: values.options.toSpliced(position, 1),
    feedback: values.feedback.toSpliced(position, 1),
    answer_indexes: others.map((index) => (index > position ? index - 1 : index)),
  };
}
