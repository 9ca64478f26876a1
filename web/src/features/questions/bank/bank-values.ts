/** A question of the bank in its editor: the content of its form, with feedback for every option. */
import type {
  BankQuestion,
  BankQuestionForm,
  BankQuestionVersion,
} from '@akada/contract/material/question-bank.ts';
import type { QuestionType } from '@akada/contract/material/question-fields.ts';
import { getContradictions, missingForPublishing } from '@akada/core/questions/bank-question.ts';

export type BankValues = BankQuestionForm;

/** @param of the course and the passage of the new question */
export function blankValues(of: Pick<BankValues, 'course_id' | 'passage_id'>): BankValues {
  return {
    type: 'single',
    stem: '',
    options: ['', '', '', ''],
    answer_indexes: [],
    feedback: ['', '', '', ''],
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
    return JSON.stringify(first[key]) === JSON.stringify(second[key]);
  });
}

/**
 * @returns a sentence for each field that prevents saving; a draft may have gaps. The server checks text
 * lengths: the rules of the contract are larger than the complete editor.
 */
export function getErrors(values: BankValues): Record<string, string> {
  const form = storedForm(values);
  const judged = { ...form, answerIndexes: form.answer_indexes };
  return {
    ...(form.status === 'published' ? missingForPublishing(judged) : {}),
    ...getContradictions(judged),
  };
}

const trueAndFalse = ['True', 'False'];

/** @param previous the options before the question became true or false */
export function withType(values: BankValues, type: QuestionType, previous: readonly string[]): BankValues {
  if (type === values.type) return values;
  if (type === 'true_false') {
    return { ...values, type, options: trueAndFalse, feedback: ['', ''], answer_indexes: [] };
  }
  if (values.type === 'true_false') {
    const options = previous.length > 0 ? [...previous] : ['', '', '', ''];
    return { ...values, type, options, feedback: options.map(() => ''), answer_indexes: [] };
  }
  const answers = values.answer_indexes;
  return { ...values, type, answer_indexes: type === 'single' ? answers.slice(0, 1) : answers };
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
