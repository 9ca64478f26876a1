/** Changes one or many questions of the bank in their list, and undoes the change. */
import {
  type BulkResult,
  type BulkUndoItem,
  changeBankQuestions,
  undoBankChange,
} from '@akada/contract/material/question-bank.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import type { Restorable } from '../../../lib/query/deletion.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { stemName } from '../../../ui/question/stem-line.tsx';
import { bulkText } from './bank-words.ts';

export type BulkChange = SentBodyOf<typeof changeBankQuestions>;

/** Undoes a change, even if the person has left its page. */
function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: BulkUndoItem[]) => call(undoBankChange, { body: { items } }),
    onSettled: () => refreshTopic(queries, 'question'),
    onError: ({ message }) => toast.error(`The change could not be undone. ${message}`),
  });
}

/** @param onChanged called before the notice with Undo is shown */
export function useBulkChange(onChanged: (change: BulkChange, result: BulkResult) => void = () => {}) {
  const queries = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: (change: BulkChange) => call(changeBankQuestions, { body: change }),
    onSuccess: (result, change) => {
      onChanged(change, result);
      const { changed, undo: items } = result;
      if (changed === 0) toast.info('They were already like this.');
      else {
        toast.success(bulkText(change.action, changed), {
          action: { text: 'Undo', run: () => undo.mutate(items) },
        });
      }
    },
    // Runs also after a rejection: another device may have changed the questions.
    onSettled: () => void refreshTopic(queries, 'question'),
  });
}

/** Restoring a deleted question needs no Undo itself. */
export const restorableQuestion: Restorable<{ id: string; stem: string }> = {
  topic: 'question',
  nameOf: stemName,
  restore: ({ id }) => call(changeBankQuestions, { body: { ids: [id], action: 'restore' } }),
};
