import {
  exportQuestions,
  getQuestionImport,
  importQuestions,
  previewExport,
  type QuestionImport,
} from '@akada/contract/work/exchange.ts';
import type { ExportFormat, ImportFormat } from '@akada/core/questions/file-formats.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import { upload } from '../../lib/http/upload.ts';
import type { ImportCalls } from '../../lib/import/use-import-run.ts';
import { changedBy } from '../../lib/query/topics.ts';

/** A file and its reading options. */
interface ImportOrder {
  file: File;
  format: ImportFormat | 'auto';
  /** Null for no course. */
  courseId: string | null;
  isDryRun: boolean;
}

export const questionImports: ImportCalls<ImportOrder, QuestionImport> = {
  topic: 'question_import',
  send: ({ file, format, courseId, isDryRun }) => {
    const body = {
      format,
      dry_run: isDryRun ? ('true' as const) : ('false' as const),
      ...(courseId !== null && { course_id: courseId }),
    };
    return upload(importQuestions, { body, file, onProgress: () => {} });
  },
  read: (id, signal) => call(getQuestionImport, { params: { id }, signal }),
};

/** The exported object: exactly one of a course and a set. */
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
