/** Calls of the shelf. Everything that counts several papers is read again when one of them changes. */
import {
  getPastPaperSubject,
  practisePastPapers,
  showPastPaperShelf,
} from '@akada/contract/material/past-paper-shelf.ts';
import { listPastPapers } from '@akada/contract/material/past-papers.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaging } from '../../../lib/address/use-list-address.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';
import { shelfKey } from '../api.ts';

export type PaperPracticeOrder = SentBodyOf<typeof practisePastPapers>;

/** A paper is hidden with its note. */
const meta = changedBy('past_paper', 'note');

export const shelfQuery = (page: number) =>
  queryOptions({
    queryKey: [...shelfKey, 'shelf', page],
    queryFn: ({ signal }) => call(showPastPaperShelf, { query: getPaging(page), signal }),
    meta,
  });

/** Reads only if there are papers. */
export const hasPapersQuery = queryOptions({
  queryKey: [...shelfKey, 'any'],
  queryFn: async ({ signal }) => (await call(listPastPapers, { query: { limit: 1 }, signal })).total > 0,
  meta,
});

export const paperSubjectQuery = (subject: string) =>
  queryOptions({
    queryKey: [...shelfKey, 'subject', subject],
    queryFn: ({ signal }) => call(getPastPaperSubject, { query: { subject }, signal }),
    meta,
  });

export const papersQuery = (subject: string, page: number) =>
  queryOptions({
    queryKey: [...shelfKey, 'papers', subject, page],
    queryFn: ({ signal }) => call(listPastPapers, { query: { subject, ...getPaging(page) }, signal }),
    meta,
  });

/** Ready questions join their sets first. */
export function usePractisePapers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PaperPracticeOrder) => call(practisePastPapers, { body }),
    onSuccess: () => {
      void refreshTopic(queries, 'generation');
      void refreshTopic(queries, 'question');
    },
  });
}
