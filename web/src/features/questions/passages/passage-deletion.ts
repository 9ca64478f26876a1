import { deletePassage, restorePassage } from '@akada/contract/material/passages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { passageQuery } from './api.ts';

export interface NamedPassage {
  id: string;
  title: string;
}

export function passageName({ title }: Pick<NamedPassage, 'title'>): string {
  return title.trim() === '' ? 'The passage without title' : title;
}

/** Takes a deletion back, wherever its page is by then. */
export function useRestorePassage() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: NamedPassage) => call(restorePassage, { params: { id } }),
    onSuccess: () => refreshTopic(queries, 'passage'),
    onError: ({ message }, passage) =>
      toast.error(`${passageName(passage)} could not be restored. ${message}`),
  });
}

/** Deletes at once; for an hour that can be taken back. @param onDeleted moves on from its page */
export function useDeletePassage(passage: NamedPassage, onDeleted: () => void) {
  const queries = useQueryClient();
  const restoring = useRestorePassage();
  return useMutation({
    mutationFn: () => call(deletePassage, { params: { id: passage.id } }),
    onSuccess: () => {
      onDeleted();
      queries.removeQueries({ queryKey: passageQuery(passage.id).queryKey });
      toast.success(`${passageName(passage)} is deleted.`, {
        action: { text: 'Undo', run: () => restoring.mutate(passage) },
      });
      void refreshTopic(queries, 'passage');
    },
  });
}
