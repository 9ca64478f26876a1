import {
  deleteGeneration,
  listDeletedGenerations,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '../../lib/format/numbers.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';
import { toast } from '../../lib/toast/toast.ts';
import { RestorableList } from '../../ui/list/restorable-list.tsx';
import { setTitle } from './sets.ts';

const deletedSetsQuery = queryOptions({
  queryKey: ['deleted-sets'],
  queryFn: ({ signal }) => call(listDeletedGenerations, { signal }),
  meta: changedBy('generation', 'question'),
});

/** Takes the last deletion in a set back, wherever its page is by then. */
function useRestoreSet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreGeneration, { params: { id } }),
    onSuccess: () => refreshTopic(queries, 'question'),
    onError: (error) => toast.error(`The set could not be restored. ${error.message}`),
  });
}

/** Deletes at once; for an hour the deletion can be taken back, here and in the list below the sets. */
export function useDeleteSet(id: string) {
  const queries = useQueryClient();
  const restoring = useRestoreSet();
  return useMutation({
    mutationFn: () => call(deleteGeneration, { params: { id } }),
    onSuccess: () => {
      toast.success('The set is deleted.', { action: { text: 'Undo', run: () => restoring.mutate(id) } });
      void refreshTopic(queries, 'question');
    },
  });
}

/** Sets that were deleted within the hour; nothing where there are none. */
export function DeletedSets() {
  const { data } = useQuery(deletedSetsQuery);
  const restoring = useRestoreSet();

  return (
    <RestorableList
      items={data?.items}
      nameOf={({ title, questions }) => `${setTitle(title)}, ${counted(questions, 'question')}`}
      restoringId={restoring.isPending ? restoring.variables : null}
      onRestore={({ id }) => restoring.mutate(id)}
    />
  );
}
