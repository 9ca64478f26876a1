/** Deleted items can be restored for an hour: from the notice of the deletion, and from the list of deleted items. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { refreshTopic, type Topic } from './topics.ts';

export interface Restorable<Item> {
  /** The topic whose queries show it and are read again. */
  topic: Topic;
  /** As a sentence begins with it. */
  nameOf: (item: Item) => string;
  restore: (item: Item) => Promise<unknown>;
}

export interface Deletable<Item> extends Restorable<Item> {
  remove: (item: Item) => Promise<unknown>;
  /** The key of its own page's query, which nothing requests any more. */
  keyOf?: (item: Item) => QueryKey;
}

/** Takes a deletion back, wherever its page is by then. */
export function useRestoring<Item>({ topic, nameOf, restore }: Restorable<Item>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: restore,
    onSuccess: () => refreshTopic(queries, topic),
    onError: ({ message }, item) => toast.error(`${nameOf(item)} could not be restored. ${message}`),
  });
}

/** Deletes at once. @param onDeleted moves on from its page */
export function useDeletion<Item>(of: Deletable<Item>, onDeleted: (item: Item) => void = () => {}) {
  const queries = useQueryClient();
  const restoring = useRestoring(of);
  return useMutation({
    mutationFn: of.remove,
    onSuccess: (_answer, item) => {
      onDeleted(item);
      if (of.keyOf !== undefined) queries.removeQueries({ queryKey: of.keyOf(item) });
      toast.success(`${of.nameOf(item)} is deleted.`, {
        action: { text: 'Undo', run: () => restoring.mutate(item) },
      });
    },
    // Also after a refusal: it may be another one than was shown.
    onSettled: () => void refreshTopic(queries, of.topic),
  });
}
