/** What the order form holds, and how that becomes an order. */
import {
  type Difficulty,
  difficulties,
  type QuestionKind,
  questionKinds,
} from '@akada/core/generation/question-draft.ts';
import { readStoredJson, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';
import type { Order } from './pending-order.ts';

/** Empty fields of numbers hold an empty text. */
export interface OrderValues {
  fileId: string;
  count: number | string;
  focus: string;
  firstPage: number | string;
  lastPage: number | string;
  difficulty: Difficulty;
  /** None: all. */
  kinds: string[];
  courseName: string;
}

const FIELDS = {
  gemini_file_id: 'fileId',
  question_count: 'count',
  context: 'focus',
  first_page: 'firstPage',
  last_page: 'lastPage',
  difficulty: 'difficulty',
  kinds: 'kinds',
  course_name: 'courseName',
} as const satisfies Record<string, keyof OrderValues>;

/** @param errors by the names of the API @returns by those of the form */
export function errorsOf(errors: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, field]) => (errors[name] ? [[field, errors[name]]] : [])),
  );
}

/** @returns the order without the key that names it */
export function orderOf({
  fileId,
  count,
  focus,
  firstPage,
  lastPage,
  difficulty,
  kinds,
  courseName,
}: OrderValues): Omit<Order, 'key'> {
  return {
    ...{ fileId, count: Number(count), focus },
    ...(firstPage === '' ? {} : { firstPage: Number(firstPage) }),
    ...(lastPage === '' ? {} : { lastPage: Number(lastPage) }),
    ...(difficulty === 'mixed' ? {} : { difficulty }),
    ...(kinds.length === 0 ? {} : { kinds }),
    ...(courseName.trim() === '' ? {} : { courseName: courseName.trim() }),
  };
}

/** @returns the call that an order, or the form before it is one, makes; a count that is missing stays so */
export function bodyOf({
  fileId,
  count,
  focus,
  firstPage = '',
  lastPage = '',
  difficulty = 'mixed',
  kinds = [],
  courseName = '',
}: Pick<OrderValues, 'fileId' | 'count' | 'focus'> & Partial<OrderValues>) {
  return {
    gemini_file_id: fileId,
    question_count: count === '' ? null : Number(count),
    context: focus,
    ...(firstPage === '' ? {} : { first_page: Number(firstPage) }),
    ...(lastPage === '' ? {} : { last_page: Number(lastPage) }),
    ...(difficulty === 'mixed' ? {} : { difficulty }),
    ...(kinds.length === 0 ? {} : { kinds: kinds.join(',') }),
    ...(courseName === '' ? {} : { course_name: courseName }),
  };
}

const keyOf = (userId: string) => `${accountDataPrefix}order.choices.${userId}`;

/** What is the same from note to note: pages and topics belong to one. */
type Choices = Pick<OrderValues, 'count' | 'difficulty' | 'kinds' | 'courseName'>;

/** @returns the last choices of an account on this device, in an order without a note */
export function readChoices(userId: string): Omit<OrderValues, 'fileId'> {
  const stored = readStoredJson(keyOf(userId)) as Partial<Choices> | null;
  const kinds = Array.isArray(stored?.kinds) ? stored.kinds.filter(isKind) : [];
  const count = Number.isInteger(stored?.count) ? Number(stored?.count) : 10;

  const difficulty = difficulties.find((known) => known === stored?.difficulty) ?? 'mixed';

  const courseName = typeof stored?.courseName === 'string' ? stored.courseName : '';

  return { count, kinds, difficulty, courseName, focus: '', firstPage: '', lastPage: '' };
}

export function rememberChoices(userId: string, { count, difficulty, kinds, courseName }: Choices): void {
  store(keyOf(userId), JSON.stringify({ count: Number(count), difficulty, kinds, courseName }));
}

const isKind = (name: unknown): name is QuestionKind => questionKinds.some((kind) => kind === name);
