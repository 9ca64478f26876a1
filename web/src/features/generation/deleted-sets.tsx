import {
  deleteGeneration,
  listDeletedGenerations,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { queryOptions } from '@tanstack/react-query';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { RestorableList } from '../../ui/list/restorable-list.tsx';
import { setTitle } from './sets.ts';

const deletedSetsQuery = queryOptions({
  queryKey: ['deleted-sets'],
  queryFn: ({ signal }) => call(listDeletedGenerations, { signal }),
  meta: changedBy('generation', 'question'),
});

export const deletableSet: Deletable<{ id: string }> = {
  topic: 'question',
  nameOf: () => 'The set',
  remove: ({ id }) => call(deleteGeneration, { params: { id } }),
  restore: ({ id }) => call(restoreGeneration, { params: { id } }),
};

/** Sets that were deleted within the hour; renders nothing without any. */
export function DeletedSets() {
  return (
    <RestorableList
      query={deletedSetsQuery}
      of={deletableSet}
      nameOf={({ title, questions }) => `${setTitle(title)}, ${counted(questions, 'question')}`}
    />
  );
}
