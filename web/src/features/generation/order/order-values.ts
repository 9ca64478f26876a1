/** The values of an order form, and the order made from them. Each kind uses a part of the values. */
import {
  type Difficulty,
  difficulties,
  type QuestionTypeChoice,
  questionKinds,
  questionTypeChoices,
} from '@akada/core/generation/question-draft.ts';
import { oneOf, remembered, someOf, text } from '../../../lib/device/remembered.ts';
import type { Order } from './pending-order.ts';

/** Empty fields of numbers hold an empty text. */
export interface OrderValues {
  fileId: string;
  count: number | string;
  focus: string;
  firstPage: number | string;
  lastPage: number | string;
  difficulty: Difficulty;
  /** Empty for all kinds. */
  kinds: string[];
  types: QuestionTypeChoice;
  courseName: string;
}

const FIELDS = {
  gemini_file_id: 'fileId',
  question_count: 'count',
  card_count: 'count',
  context: 'focus',
  first_page: 'firstPage',
  last_page: 'lastPage',
  difficulty: 'difficulty',
  kinds: 'kinds',
  types: 'types',
  course_name: 'courseName',
} as const satisfies Record<string, keyof OrderValues>;

/**
 * @param errors by the names of the API
 * @returns errors by the names of the form
 */
export function getErrors(errors: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, field]) => (errors[name] ? [[field, errors[name]]] : [])),
  );
}

/** @returns the order without its idempotency key */
export function getOrder({
  fileId,
  count,
  focus,
  firstPage,
  lastPage,
  difficulty,
  kinds,
  types,
  courseName,
}: OrderValues): Omit<Order, 'key'> {
  return {
    fileId,
    count: Number(count),
    focus,
    ...(firstPage === '' ? {} : { firstPage: Number(firstPage) }),
    ...(lastPage === '' ? {} : { lastPage: Number(lastPage) }),
    ...(difficulty === 'mixed' ? {} : { difficulty }),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(types === 'choice' ? {} : { types }),
    ...(courseName.trim() === '' ? {} : { courseName: courseName.trim() }),
  };
}

/** The shared fields of an order and of its form. */
type Ordered = Pick<OrderValues, 'fileId' | 'count' | 'focus'> & Partial<OrderValues>;

/** @returns the request for questions; a missing count stays missing */
export function getBody({
  fileId,
  count,
  focus,
  firstPage = '',
  lastPage = '',
  difficulty = 'mixed',
  kinds = [],
  types = 'choice',
  courseName = '',
}: Ordered) {
  return {
    gemini_file_id: fileId,
    question_count: count === '' ? null : Number(count),
    context: focus,
    ...(firstPage === '' ? {} : { first_page: Number(firstPage) }),
    ...(lastPage === '' ? {} : { last_page: Number(lastPage) }),
    ...(difficulty === 'mixed' ? {} : { difficulty }),
    ...(kinds.length === 0 ? {} : { kinds: kinds.join(',') }),
    ...(types === 'choice' ? {} : { types }),
    ...(courseName === '' ? {} : { course_name: courseName }),
  };
}

/** @returns the request for cards */
export function getCardsBody({ fileId, count, focus, courseName = '' }: Ordered) {
  return {
    gemini_file_id: fileId,
    card_count: count === '' ? null : Number(count),
    context: focus,
    ...(courseName === '' ? {} : { course_name: courseName }),
  };
}

/** @returns the request for a study guide */
export function getGuideBody({ fileId, focus }: Ordered) {
  return { gemini_file_id: fileId, context: focus };
}

/** The values that carry over from note to note: pages and topics belong to one note. */
type Choices = Pick<OrderValues, 'count' | 'difficulty' | 'kinds' | 'types' | 'courseName'>;

const usual: Choices = { count: 10, difficulty: 'mixed', kinds: [], types: 'mixed', courseName: '' };

const getChoices = (name: string) =>
  remembered(name, usual, {
    count: (stored) => (Number.isInteger(stored) ? Number(stored) : undefined),
    difficulty: oneOf(difficulties),
    kinds: someOf(questionKinds),
    types: oneOf(questionTypeChoices),
    courseName: text,
  });

/** The values of the last order of this kind on this device. */
export const orderChoices = {
  questions: getChoices('order.choices'),
  cards: getChoices('order.cards.choices'),
  guide: getChoices('order.guide.choices'),
} as const;
