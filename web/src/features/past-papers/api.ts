/** Calls of a past paper. The review is stored by the id of its note. */
import {
  changePastPaper,
  changePastPaperQuestion,
  deletePastPaper,
  getPastPaper,
  givePastPaperKeys,
  listPastPapers,
  makePastPaperSet,
  namePastPaperTopic,
  type PastPaper,
  type PastPaperQuestion,
  type PastPaperReview,
  readPastPaper,
  restorePastPaper,
} from '@akada/contract/material/past-papers.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { expectHint } from '../../lib/query/own-changes.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export type QuestionChange = SentBodyOf<typeof changePastPaperQuestion>;
export type HeadingChange = SentBodyOf<typeof changePastPaper>;

/** The paper on the screen was deleted. */
export class DeletedPaper extends Error {
  constructor() {
    super('This past paper was deleted.');
    this.name = 'DeletedPaper';
  }
}

/** The paper of a note, which is read from the note at the first visit. */
export const pastPaperQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['past_paper', noteId],
    queryFn: async ({ client, queryKey, signal }) => {
      const { items } = await call(listPastPapers, { query: { note_id: noteId }, signal });
      const [paper] = items;
      // Reading the note again would restore a paper that another page or device has deleted.
      if (paper === undefined && client.getQueryData(queryKey) !== undefined) throw new DeletedPaper();
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

/** Reads the note again: it was replaced, another note has the answers, or the reader has become better. */
export function useReadAgain(paper: PastPaper) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answersNoteId: string | undefined) => {
      const answers = answersNoteId === undefined ? {} : { answers_note_id: answersNoteId };
      return withoutEcho(paper, call(readPastPaper, { body: { note_id: paper.note_id, ...answers } }));
    },
    scope: inTurn(paper),
    onSuccess: (review) => changeReview(queries, paper, () => review),
  });
}

export interface NamedTopic {
  positions: number[];
  /** Null for the topic of the section or of the paper. */
  topic: string | null;
}

export function useNameTopic(paper: PastPaper) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NamedTopic) =>
      withoutEcho(paper, call(namePastPaperTopic, { params: { id: paper.id }, body })),
    scope: inTurn(paper),
    onSuccess: (review) => changeReview(queries, paper, () => review),
  });
}

/** The key of everything that counts several papers. */
export const shelfKey = ['past_papers'] as const;

export const deletablePaper: Deletable<PastPaper> = {
  topic: 'past_paper',
  nameOf: ({ title }) => `The past paper of ${title}`,
  remove: ({ id }) => call(deletePastPaper, { params: { id } }),
  restore: ({ id }) => call(restorePastPaper, { params: { id } }),
  keyOf: ({ note_id }) => pastPaperQuery(note_id).queryKey,
};

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
  void queries.invalidateQueries({ queryKey: shelfKey });
}
