import {
  exportQuestions,
  getQuestionImport,
  importQuestions,
  previewExport,
  type QuestionImport,
} from '@akada/contract/work/exchange.ts';
import type { ExportFormat, ImportFormat } from '@akada/core/questions/file-formats.ts';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { randomId } from '../../lib/device/browser.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import { upload } from '../../lib/http/upload.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** A file as it is to be read. */
export interface ImportOrder {
  file: File;
  format: ImportFormat | 'auto';
  /** Null for no course. */
  courseId: string | null;
  isDryRun: boolean;
}

/** @returns the import as it is once the server has answered, which may be before its end */
export function sendImport({ file, format, courseId, isDryRun }: ImportOrder): Promise<QuestionImport> {
  const body = {
    format,
    dry_run: isDryRun ? ('true' as const) : ('false' as const),
    ...(courseId !== null && { course_id: courseId }),
  };
  const request = { body, file, idempotencyKey: randomId(), onProgress: () => {} };
  return upload(importQuestions, request);
}

export function isEnded({ status }: Pick<QuestionImport, 'status'>): boolean {
  return status === 'done' || status === 'failed';
}

/** Hints are faster; this is what remains where no hint comes. */
const whileRunningMs = 3_000;

/** @param id null while nothing is being read */
export const importQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['exchange', 'import', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(getQuestionImport, { params: { id }, signal }),
    meta: changedBy('question_import'),
    refetchInterval: ({ state }) => (state.data && isEnded(state.data) ? false : whileRunningMs),
  });

/** What is exported: exactly one of a course and a set. */
export type Exported = { course_id: string } | { set_id: string };

export const previewQuery = (of: Exported, format: ExportFormat) =>
  queryOptions({
    queryKey: ['exchange', 'preview', of, format],
    queryFn: ({ signal }) => call(previewExport, { query: { ...of, format }, signal }),
    meta: changedBy('question', 'passage'),
    staleTime: 0,
  });

export function takeExport(of: Exported, format: ExportFormat): Promise<Blob> {
  return download(exportQuestions, { query: { ...of, format } });
}
