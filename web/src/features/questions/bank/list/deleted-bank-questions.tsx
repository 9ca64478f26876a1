import { useQuery } from '@tanstack/react-query';
import { RestorableList } from '../../../../ui/list/restorable-list.tsx';
import { stemName } from '../../../../ui/question/stem-line.tsx';
import { deletedBankQuery } from '../api.ts';
import { useRestoreBankQuestion } from '../bulk-change.ts';

/** Questions that were deleted within the hour; nothing where there are none. */
export function DeletedBankQuestions() {
  const { data } = useQuery(deletedBankQuery);
  const restoring = useRestoreBankQuestion();

  return (
    <RestorableList
      items={data?.items}
      nameOf={stemName}
      restoringId={restoring.isPending ? restoring.variables : null}
      onRestore={({ id }) => restoring.mutate(id)}
    />
  );
}
