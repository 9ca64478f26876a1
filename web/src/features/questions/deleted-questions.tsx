import { listDeletedQuestions } from '@akada/contract/material/questions.ts';
import { Title } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { RestorableRow } from '../../ui/page/restorable-row.tsx';
import { useRestoreQuestion } from './api.ts';
import classes from './questions.module.css';

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
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="deleted-questions">
      <Title order={2} id="deleted-questions" size="h3" mb="sm">
        Deleted questions
      </Title>
      <ul className={classes.list}>
        {data.items.map(({ id, stem, restorable_until }) => (
          <RestorableRow
            key={id}
            name={stem}
            until={restorable_until}
            isBusy={restoring.isPending && restoring.variables.id === id}
            onRestore={() => restoring.mutate({ id })}
          />
        ))}
      </ul>
    </section>
  );
}
