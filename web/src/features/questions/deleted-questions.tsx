import { listDeletedQuestions } from '@akada/contract/material/questions.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { RestorableList } from '../../ui/list/restorable-list.tsx';
import { useRestoreQuestion } from './api.ts';

const deletedQuestionsQuery = (setId: string) =>
  queryOptions({
    queryKey: ['deleted-questions', setId],
    queryFn: ({ signal }) => call(listDeletedQuestions, { query: { generation_id: setId }, signal }),
    meta: changedBy('question'),
  });

/** Questions of a set that were deleted or replaced within the hour; nothing where there are none. */
export function DeletedQuestions({ setId }: { setId: string }) {
  const { data } = useQuery(deletedQuestionsQuery(setId));
  const restore = useRestoreQuestion();
  const restoring = useMutation({ mutationFn: ({ id }: { id: string }) => restore(id, 'The question') });

  return (
    <RestorableList
      title="Deleted questions"
      items={data?.items}
      nameOf={({ stem }) => stem}
      restoringId={restoring.isPending ? restoring.variables.id : null}
      onRestore={(question) => restoring.mutate(question)}
    />
  );
}
