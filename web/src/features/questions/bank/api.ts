/** Queries of the bank's pages. */
import { listCourses } from '@akada/contract/base/courses.ts';
import {
  getBankQuestion,
  listBankLabels,
  listBankQuestions,
  listBankQuestionVersions,
  listDeletedBankQuestions,
} from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import type { SentQueryOf } from '@akada/contract/wire/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import type { SetTexts } from '../../../lib/writing/use-shown-texts.ts';

/** The filter of the list; an absent field matches everything. */
export type BankChoice = Omit<SentQueryOf<typeof listBankQuestions>, 'skip' | 'limit'>;

export const bankQuery = (choice: BankChoice, page: number) =>
  queryOptions({
    queryKey: ['bank', 'list', choice, page],
    queryFn: ({ signal }) => call(listBankQuestions, { query: { ...choice, ...getPaging(page) }, signal }),
    placeholderData: keepPreviousData,
    meta: changedBy('question'),
  });

export const bankQuestionQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'one', id],
    queryFn: ({ signal }) => call(getBankQuestion, { params: { id }, signal }),
    staleTime: 0,
    meta: changedBy('question'),
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank', 'versions', id],
    queryFn: ({ signal }) => call(listBankQuestionVersions, { params: { id }, query: { limit: 50 }, signal }),
    meta: changedBy('question'),
  });

export const deletedBankQuery = queryOptions({
  queryKey: ['bank', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedBankQuestions, { signal }),
  meta: changedBy('question'),
});

export const labelsQuery = queryOptions({
  queryKey: ['bank', 'labels'],
  queryFn: ({ signal }) => call(listBankLabels, { signal }),
  meta: changedBy('question'),
});

/** The user's own courses, to which questions belong; administrators have none. */
export const ownCoursesQuery = queryOptions({
  queryKey: ['bank', 'courses'],
  queryFn: ({ signal }) => call(listCourses, { query: { relation: 'owner', limit: 100 }, signal }),
  meta: changedBy('course'),
});

/** Renders texts that are not saved. */
export const setBankTexts: SetTexts = (texts) => call(previewTexts, { body: { texts }, retries: 0 });
