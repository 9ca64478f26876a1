/** Calls of a past paper. The review is stored by the id of its note. */
import {
  changePastPaper,
  changePastPaperQuestion,
  getPastPaper,
  givePastPaperKeys,
  listPastPapers,
  makePastPaperSet,
  type PastPaper,
  type PastPaperQuestion,
  type PastPaperReview,
  readPastPaper,
} from '@akada/contract/material/past-papers.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { expectHint } from '../../lib/query/own-changes.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export type QuestionChange = SentBodyOf<typeof changePastPaperQuestion>;
export type HeadingChange = SentBodyOf<typeof changePastPaper>;

/** The paper of a note, which is read from the note at the first visit. */
export const pastPaperQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['past_paper', noteId],
    queryFn: async ({ signal }) => {
      const { items } = await call(listPastPapers, { query: { note_id: noteId }, signal });
      const [paper] = items;
      if (paper === undefined) return call(readPastPaper, { body: { note_id: noteId }, signal });
      return call(getPastPaper, { params: { id: paper.id }, signal });
    },
    meta: changedBy('past_paper', 'generation'),
    // Reading is limited, and a second one finds nothing else.
    retry: (failures, error) => failures === 0 && error instanceof NetworkError,
  });

/** Changes of a paper are sent one after the other, so that the last press wins. */
const inTurn = ({ id }: PastPaper) => ({ id: `past paper ${id}` });

export function useChangeQuestion(paper: PastPaper, { position }: PastPaperQuestion) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: QuestionChange) =>
      withoutEcho(paper, call(changePastPaperQuestion, { params: { id: paper.id, position }, body })),
    scope: inTurn(paper),
    onSuccess: (saved) =>
      changeReview(queries, paper, ({ questions, ...rest }) => ({
        ...rest,
        paper: saved.paper,
        questions: questions.map((question) => (question.position === position ? saved.question : question)),
      })),
  });
}

export function useGiveKeys(paper: PastPaper) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (letters: string) =>
      withoutEcho(paper, call(givePastPaperKeys, { params: { id: paper.id }, body: { letters } })),
    scope: inTurn(paper),
    onSuccess: (review) => changeReview(queries, paper, () => review),
  });
}

export function useChangeHeading(paper: PastPaper) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: HeadingChange) =>
      withoutEcho(paper, call(changePastPaper, { params: { id: paper.id }, body })),
    onSuccess: (saved) => changeReview(queries, paper, (review) => ({ ...review, paper: saved })),
  });
}

/** Adds the ready questions to the set of the paper. */
export function useMakeSet(paper: PastPaper) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(makePastPaperSet, { params: { id: paper.id } }),
    scope: inTurn(paper),
    onSuccess: () => {
      void refreshTopic(queries, 'generation');
      void refreshTopic(queries, 'question');
    },
  });
}

/** The page has the change with its answer, so it needs no hint. */
function withoutEcho<Answer>({ id }: PastPaper, answer: Promise<Answer>): Promise<Answer> {
  return answer.finally(expectHint({ topic: 'past_paper', id }));
}

function changeReview(
  queries: QueryClient,
  { note_id }: PastPaper,
  change: (review: PastPaperReview) => PastPaperReview,
): void {
  queries.setQueryData(pastPaperQuery(note_id).queryKey, (review) => review && change(review));
}
