/** A deleted item can be restored for an hour: by the notice of the deletion, and in the list of deleted items. */
import {
  type MutationOptions,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { markDeleted } from './deleted-queries.ts';
import { refreshTopic, type Topic } from './topics.ts';

export interface Restorable<Item> {
  /** The topic of the queries to read again. */
  topic: Topic;
  /** The name at the start of a sentence. */
  nameOf: (item: Item) => string;
  restore: (item: Item) => Promise<unknown>;
}

export interface Deletable<Item> extends Restorable<Item> {
  remove: (item: Item) => Promise<unknown>;
  /** The key of the item's page, which sends no more requests. */
  keyOf?: (item: Item) => QueryKey;
}

/** For lists, which have no room for a sentence: a toast tells why the deletion failed. */
export const sayRefusal = { onError: ({ message }: Error) => toast.error(message) };

/** Undoes a deletion, even if the person has left the page. */
export function useRestoring<Item>(of: Restorable<Item>) {
  return useMutation(restoringOptions(useQueryClient(), of));
}

/**
 * Deletes immediately.
 *
 * @param onDeleted leaves the item's page
 */
export function useDeletion<Item>(of: Deletable<Item>, onDeleted: (item: Item) => void = () => {}) {
  const restoring = useRestoring(of);
  return useMutation(deletionOptions(useQueryClient(), of, { onDeleted, onUndo: restoring.mutate }));
}

export function restoringOptions<Item>(
  queries: QueryClient,
  { topic, nameOf, restore }: Restorable<Item>,
): MutationOptions<unknown, Error, Item> {
  return mutationOptions({
    mutationFn: restore,
    onError: ({ message }, item) => toast.error(`${nameOf(item)} could not be restored. ${message}`),
    // Runs also after an error: another device may have restored it, or its hour has ended.
    onSettled: () => refreshTopic(queries, topic),
  });
}

interface Deleting<Item> {
  onDeleted: (item: Item) => void;
  onUndo: (item: Item) => void;
}

export function deletionOptions<Item>(
  queries: QueryClient,
  { topic, nameOf, remove, keyOf }: Deletable<Item>,
  { onDeleted, onUndo }: Deleting<Item>,
): MutationOptions<unknown, Error, Item> {
  return mutationOptions({
    mutationFn: remove,
    onSuccess: (_answer, item) => {
      if (keyOf !== undefined) markDeleted(queries, keyOf(item));
      onDeleted(item);
      toast.success(`${nameOf(item)} is deleted.`, {
        action: { text: 'Undo', run: () => onUndo(item) },
      });
    },
    // Runs also after an error: the item may have changed since it was displayed.
    onSettled: () => void refreshTopic(queries, topic),
  });
}
