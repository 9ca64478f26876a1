/** Remarks about a paper, for its tutor and its student, and the saved phrases of a tutor. */
import { listPhrases, removePhrase, savePhrase } from '@akada/contract/work/marking/phrases.ts';
import {
  listExamRemarks,
  listPaperRemarks,
  type PaperRemarks,
  removePaperRemark,
  writeExamRemark,
  writePaperRemark,
} from '@akada/contract/work/marking/remarks.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** A paper as one of its two people sees it. */
export interface PaperSide {
  /** The tutor's exam; null for the student. */
  courseExamId: string | null;
  /** The paper. */
  paperId: string;
}

export interface NewRemark {
  id: string;
  question_id: string | null;
  kind: 'comment' | 'contest' | 'confirmed';
  text: string;
}

export const remarksQuery = ({ courseExamId, paperId }: PaperSide) =>
  queryOptions({
    queryKey: ['paper-remarks', courseExamId === null ? 'student' : 'tutor', paperId],
    queryFn: ({ signal }) =>
      courseExamId === null
        ? call(listExamRemarks, { params: { id: paperId }, signal })
        : call(listPaperRemarks, { params: { id: courseExamId, exam_id: paperId }, signal }),
    meta: changedBy('exam'),
  });

export function useWriteRemark(side: PaperSide) {
  const { courseExamId, paperId } = side;
  return useMutation({
    mutationFn: ({ kind, ...remark }: NewRemark): Promise<PaperRemarks> =>
      courseExamId === null
        ? call(writeExamRemark, {
            params: { id: paperId },
            body: { ...remark, kind: kind === 'contest' ? 'contest' : 'comment' },
          })
        : call(writePaperRemark, {
            params: { id: courseExamId, exam_id: paperId },
            body: { ...remark, kind: kind === 'confirmed' ? 'confirmed' : 'comment' },
          }),
    onSuccess: usePut(side),
  });
}

export function useRemoveRemark(side: PaperSide) {
  const { courseExamId, paperId } = side;
  return useMutation({
    mutationFn: (id: string) =>
      call(removePaperRemark, { params: { id: courseExamId ?? '', exam_id: paperId }, body: { id } }),
    onSuccess: usePut(side),
  });
}

function usePut(side: PaperSide) {
  const queries = useQueryClient();
  return (remarks: PaperRemarks) => queries.setQueryData(remarksQuery(side).queryKey, remarks);
}

export const phrasesQuery = queryOptions({
  queryKey: ['comment-phrases'],
  queryFn: ({ signal }) => call(listPhrases, { signal }),
});

export function useSavePhrase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (phrase: { text: string; previous: string | null }) => call(savePhrase, { body: phrase }),
    onSuccess: (phrases) => queries.setQueryData(phrasesQuery.queryKey, phrases),
  });
}

export function useRemovePhrase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call(removePhrase, { body: { text } }),
    onSuccess: (phrases) => queries.setQueryData(phrasesQuery.queryKey, phrases),
  });
}
