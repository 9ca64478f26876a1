import { listDeletedQuestions } from '@akada/contract/material/questions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { RestorableList } from '../../ui/list/restorable-list.tsx';
import { deletableQuestion } from './api.ts';

const deletedQuestionsQuery = (setId: string) =>
  queryOptions({
    queryKey: ['deleted-questions', setId],
    queryFn: ({ signal }) => call(listDeletedQuestions, { query: { generation_id: setId }, signal }),
    meta: changedBy('question'),
  });

/** Questions of a set that were deleted or replaced within the hour; renders nothing without any. */
export function DeletedQuestions({ setId }: { setId: string }) {
  return (
    <RestorableList
      title="Deleted questions"
      query={deletedQuestionsQuery(setId)}
      of={{ ...deletableQuestion, nameOf: () => 'The question' }}
      nameOf={({ stem }) => stem}
    />
  );
}
