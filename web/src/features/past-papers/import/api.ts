/** Calls of a tutor's past paper. */

import {
  getPaperImport,
  importPaper,
  type PaperImport,
  readPaperAnswers,
  readPaperFile,
} from '@akada/contract/material/paper-imports.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fileSize } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { upload } from '../../../lib/http/upload.ts';
import { changedBy, refreshTopic } from '../../../lib/query/topics.ts';

/** Server hints are faster; this interval in milliseconds applies if no hint arrives. */
const whileReadingMs = 3_000;

export const isReading = ({ status }: Pick<PaperImport, 'status'>) =>
  status === 'queued' || status === 'running';

export const paperImportQuery = (id: string) =>
  queryOptions({
    queryKey: ['paper_import', id],
    queryFn: ({ signal }) => call(getPaperImport, { params: { id }, signal }),
    meta: changedBy('question_import'),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? whileReadingMs : false),
  });

/** Sends a file that is read as a past paper. */
export function useReadPaper() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      assertSize(file);
      return upload(readPaperFile, { body: {}, file, onProgress: () => {} });
    },
    onSuccess: (paper) => queries.setQueryData(paperImportQuery(paper.id).queryKey, paper),
  });
}

/** Sends a file with the answers of a paper. */
export function useReadAnswers(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      assertSize(file);
      return upload(readPaperAnswers, { params: { id }, body: {}, file, onProgress: () => {} });
    },
    onSuccess: (paper) => queries.setQueryData(paperImportQuery(id).queryKey, paper),
  });
}

/** A metered line pays for every byte, so a file that is too large is not sent. */
function assertSize({ size }: File): void {
  if (size > uploadMaxBytes)
    throw new Error(`A file has at most ${fileSize(uploadMaxBytes)}. This one has ${fileSize(size)}.`);
}

export function useImportPaper(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof importPaper>) => call(importPaper, { params: { id }, body }),
    onSuccess: () => {
      void refreshTopic(queries, 'question_import');
      void refreshTopic(queries, 'question');
      void refreshTopic(queries, 'passage');
    },
  });
}
