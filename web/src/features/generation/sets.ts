/** The list of question sets, and the updates of a set on the screen. */
import type { Question } from '@akada/contract/material/questions.ts';
import { listGenerations, type QuestionSetSummary } from '@akada/contract/work/generation.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../lib/address/use-list-address.ts';
import { dayText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** @param fileId the note of the sets; all sets if absent */
export const setsQuery = (fileId?: string) =>
  queryOptions({
    queryKey: ['sets', fileId ?? null],
    queryFn: ({ signal }) =>
      call(listGenerations, { query: fileId === undefined ? {} : { file_id: fileId }, signal }),
    meta: changedBy('generation', 'question', 'exam'),
  });

export const listedSetsQuery = (page: number) =>
  queryOptions({
    queryKey: ['sets', 'listed', page],
    queryFn: ({ signal }) => call(listGenerations, { query: getPaging(page), signal }),
    meta: changedBy('generation', 'question', 'exam'),
  });

/** @param title null if the note was deleted */
export function setTitle(title: string | null): string {
  return title ?? 'Questions of a deleted note';
}

/** @returns `8 questions, made on 2 Nov 2026` */
export function setFacts(questions: number, createdAt: string, timeZone: string | undefined): string {
  return `${counted(questions, 'question')}, made on ${dayText(createdAt, timeZone)}`;
}

/** @returns `7 of 10` */
export function resultText({ correct, total }: NonNullable<QuestionSetSummary['last_result']>): string {
  return `${correct} of ${total}`;
}

/** @returns `. Last result: 7 of 10`, empty if there is none */
export function lastResultText(result: QuestionSetSummary['last_result']): string {
  return result === null ? '' : `. Last result: ${resultText(result)}`;
}

/** @returns the questions with one replaced by another */
export function withQuestion(items: readonly Question[], question: Question, replacedId: string): Question[] {
  return items.map((item) => (item.id === replacedId ? question : item));
}
