import { useQuery } from '@tanstack/react-query';
import { RestorableList } from '../../../ui/list/restorable-list.tsx';
import { deletedPassagesQuery } from './api.ts';
import { passageName, useRestorePassage } from './passage-deletion.ts';

/** Passages that were deleted within the hour; nothing where there are none. */
export function DeletedPassages() {
  const { data } = useQuery(deletedPassagesQuery);
  const restoring = useRestorePassage();

  return (
    <RestorableList
      items={data?.items}
      nameOf={passageName}
      restoringId={restoring.isPending ? restoring.variables.id : null}
      onRestore={(passage) => restoring.mutate(passage)}
    />
  );
}
