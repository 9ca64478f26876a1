import { deletePassage, restorePassage } from '@akada/contract/material/passages.ts';
import { call } from '../../../lib/http/call.ts';
import type { Deletable } from '../../../lib/query/deletion.ts';
import { passageQuery } from './api.ts';

export interface NamedPassage {
  id: string;
  title: string;
}

export const deletablePassage: Deletable<NamedPassage> = {
  topic: 'passage',
  nameOf: ({ title }) => (title.trim() === '' ? 'The passage without title' : title),
  remove: ({ id }) => call(deletePassage, { params: { id } }),
  restore: ({ id }) => call(restorePassage, { params: { id } }),
  keyOf: ({ id }) => passageQuery(id).queryKey,
};
