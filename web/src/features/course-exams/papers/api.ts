/** Handed-in papers of an exam, and the marks of their essays. */
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import {
  getPaper,
  getRelease,
  listPapers,
  markEssay,
  type Paper,
  type PaperEssay,
  proposeMarks,
  releaseMarks,
} from '@akada/contract/work/marking/papers.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

export const paperQuery = (examId: string, paperId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'paper', examId, paperId],
    queryFn: ({ signal }) => call(getPaper, { params: { id: examId, exam_id: paperId }, signal }),
    staleTime: 0,
    meta: changedBy('exam'),
  });

/** A class; larger exams have no numbers of their papers. */
const maxListed = 100;

export const papersQuery = (examId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'papers', examId],
    queryFn: ({ signal }) =>
      call(listPapers, { params: { id: examId }, query: { limit: maxListed }, signal }),
    meta: changedBy('exam'),
  });

export const waitingPapersQuery = (examId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'papers', examId, 'waiting'],
    queryFn: ({ signal }) =>
      call(listPapers, { params: { id: examId }, query: { state: 'waiting', limit: 1 }, signal }),
    meta: changedBy('exam'),
  });

export const releaseQuery = (examId: string) =>
  queryOptions({
    queryKey: ['course-exams', 'release', examId],
    queryFn: ({ signal }) => call(getRelease, { params: { id: examId }, signal }),
    meta: changedBy('exam'),
  });

export function useReleaseMarks(examId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(releaseMarks, { params: { id: examId } }),
    onSuccess: (release) => queries.setQueryData(releaseQuery(examId).queryKey, release),
  });
}

/** Saves the marks of an essay. A rejection for newer marks puts these into the paper. */
export function useMarkEssay({ examId, paperId, questionId }: EssayIds) {
  const { putEssay, refresh } = usePaper(examId, paperId, questionId);
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof markEssay>) =>
      call(markEssay, { params: { id: examId, exam_id: paperId, question_id: questionId }, body }),
    onSuccess: ({ essay, ...scores }) => {
      putEssay((previous) => ({ ...previous, ...essay }), scores);
      void refresh();
    },
    onError: (error) => {
      const marks = getNewerMarks(error);
      if (marks !== null) putEssay((previous) => ({ ...previous, marks, is_waiting: false }));
    },
  });
}

/** @returns the marks that another person saved in the meantime; null for every other error */
export function getNewerMarks(error: Error | null): PaperEssay['marks'] {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.marks as PaperEssay['marks'] | undefined) ?? null;
}

export function useProposeMarks({ examId, paperId, questionId }: EssayIds) {
  const { putEssay } = usePaper(examId, paperId, questionId);
  return useMutation({
    mutationFn: () =>
      call(proposeMarks, { params: { id: examId, exam_id: paperId, question_id: questionId } }),
    onSuccess: (proposal) => putEssay((previous) => ({ ...previous, proposal })),
  });
}

export interface EssayIds {
  examId: string;
  paperId: string;
  questionId: string;
}

function usePaper(examId: string, paperId: string, questionId: string) {
  const queries = useQueryClient();
  const { queryKey } = paperQuery(examId, paperId);
  return {
    refresh: () => refreshTopic(queries, 'exam'),
    putEssay: (change: (essay: PaperEssay) => PaperEssay, scores: Partial<Paper> = {}) =>
      queries.setQueryData(
        queryKey,
        (paper) =>
          paper && {
            ...paper,
            ...scores,
            questions: paper.questions.map((entry) =>
              entry.question.id === questionId && entry.essay
                ? { ...entry, essay: change(entry.essay) }
                : entry,
            ),
          },
      ),
  };
}
