/** A tutor's changes of a paper before it is imported: keys, answers, and questions that stay out. */

import type { importPaper } from '@akada/contract/material/paper-imports.ts';
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { readInForm, storeInForm } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface QuestionChange {
  /** Indexes of the right options. */
  key?: number[];
  answer?: string;
  is_left_out?: boolean;
}

/** The changes by the position of their question. */
export type PaperChanges = Readonly<Record<number, QuestionChange>>;

/** @returns the questions with the changes; a key and an answer of a change come from the person */
export function applyChanges(
  questions: readonly PastPaperQuestion[],
  changes: PaperChanges,
): PastPaperQuestion[] {
  return questions.map((question) => {
    const {
      key = question.key,
      answer = question.answer,
      is_left_out = false,
    } = changes[question.position] ?? {};
    const isChanged = key.join() !== question.key.join() || answer !== question.answer;
    const hasKey = key.length > 0 || answer.trim() !== '';
    const giver = isChanged ? ('person' as const) : question.key_from;
    return { ...question, key, answer, is_left_out, key_from: hasKey ? giver : null };
  });
}

export function toOrderedChanges(changes: PaperChanges): SentBodyOf<typeof importPaper>['questions'] {
  return Object.entries(changes).map(([position, change]) => ({ position: Number(position), ...change }));
}

/** A theory question without an answer: the tutor marks it. */
export const isEssay = ({ kind, options, answer }: PastPaperQuestion): boolean =>
  kind === 'open' && options.length === 0 && answer.trim() === '';

/** True if the next import adds it. */
export const isImportable = (question: PastPaperQuestion): boolean =>
  !question.is_left_out && !question.is_in_set && (question.key_from !== null || isEssay(question));

/** True if only its key is missing. */
export const lacksKey = (question: PastPaperQuestion): boolean =>
  !question.is_left_out && !question.is_in_set && question.key_from === null && !isEssay(question);

const form = 1;
const getStoreKey = (userId: string, id: string) => `${accountDataPrefix}paper-import.${userId}.${id}`;

/** Keys of sixty questions are work, so they survive a closed page. */
export function storeChanges(userId: string, id: string, changes: PaperChanges): void {
  storeInForm(getStoreKey(userId, id), form, { changes });
}

export function readChanges(userId: string, id: string): PaperChanges {
  return readInForm<{ changes: PaperChanges }>(getStoreKey(userId, id), form)?.changes ?? {};
}
