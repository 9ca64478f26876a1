import {
  type exportedFigures,
  exportProgress,
  readMemoryProgress,
  readProgress,
} from '@akada/contract/observers/progress.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import { changedBy } from '../../lib/query/topics.ts';
import type { ProgressChoice } from './progress-choice.ts';

export type ExportedFigure = (typeof exportedFigures)[number];

const fresh = { staleTime: 0, meta: changedBy('exam', 'card', 'question', 'course', 'account') };

export const progressQuery = (choice: ProgressChoice, zone: string) =>
  queryOptions({
    queryKey: ['progress', choice, zone],
    queryFn: ({ signal }) => call(readProgress, { query: { ...choice, zone }, signal }),
    ...fresh,
  });

export const memoryQuery = (choice: ProgressChoice, zone: string) =>
  queryOptions({
    queryKey: ['progress', 'memory', choice, zone],
    queryFn: ({ signal }) => call(readMemoryProgress, { query: { ...choice, zone }, signal }),
    ...fresh,
  });

export function takeFigures(figure: ExportedFigure, choice: ProgressChoice, zone: string): Promise<Blob> {
  return download(exportProgress, { query: { ...choice, zone, figure } });
}
