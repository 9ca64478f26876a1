import { getCoverage, getCoverageOfPart } from '@akada/contract/material/coverage.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';

export const coverageQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['coverage', fileId],
    queryFn: ({ signal }) => call(getCoverage, { params: { id: fileId }, signal }),
    meta: changedBy('note', 'generation', 'question', 'card'),
  });

/** @param part from 1 */
export const partQuery = (fileId: string, part: number) =>
  queryOptions({
    queryKey: ['coverage', fileId, part],
    queryFn: ({ signal }) => call(getCoverageOfPart, { params: { id: fileId, part: String(part) }, signal }),
    meta: changedBy('note', 'generation', 'question', 'card'),
  });
