import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RestorableRow } from '../../../../ui/page/restorable-row.tsx';
import shared from '../../questions.module.css';
import { deletedBankQuery } from '../api.ts';
import { nameOf } from '../bank-words.ts';
import { useRestoreBankQuestion } from '../bulk-change.ts';

/** Questions that were deleted within the hour; nothing where there are none. */
export function DeletedBankQuestions() {
  const { data } = useQuery(deletedBankQuery);
  const restoring = useRestoreBankQuestion();
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="deleted-questions">
      <Title order={2} id="deleted-questions" size="h3" mb="sm">
        Recently deleted
      </Title>
      <ul className={shared.list}>
        {data.items.map((question) => (
          <RestorableRow
            key={question.id}
            name={nameOf(question)}
            until={question.restorable_until}
            isBusy={restoring.isPending && restoring.variables === question.id}
            onRestore={() => restoring.mutate(question.id)}
          />
        ))}
      </ul>
    </section>
  );
}
