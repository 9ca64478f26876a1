/** Queries and changes of highlights in a note. */
import { addHighlight, listHighlights, removeHighlight } from '@akada/contract/material/my-notes.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';

export const highlightsQuery = (id: string) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'highlights'],
    queryFn: ({ signal }) => call(listHighlights, { params: { id }, signal }),
    meta: changedBy('note'),
  });

/** Adds or removes a highlight. */
export function useHighlighting(id: string) {
  const queries = useQueryClient();
  const settled = () => void queries.invalidateQueries({ queryKey: highlightsQuery(id).queryKey });
  const adding = useMutation({
    mutationFn: (body: { page: number; quote: string }) => call(addHighlight, { params: { id }, body }),
    onError: ({ message }) => toast.error(`The words were not highlighted. ${message}`),
    onSettled: settled,
  });
  const removing = useMutation({
    mutationFn: (highlight_id: string) => call(removeHighlight, { params: { id, highlight_id } }),
    onError: ({ message }) => toast.error(`The highlight was not removed. ${message}`),
    onSettled: settled,
  });
  return { add: adding.mutate, remove: removing.mutate };
}
