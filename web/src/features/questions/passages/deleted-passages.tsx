import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RestorableRow } from '../../../ui/page/restorable-row.tsx';
import shared from '../questions.module.css';
import { deletedPassagesQuery } from './api.ts';
import { passageName, useRestorePassage } from './passage-deletion.ts';

/** Passages that were deleted within the hour; nothing where there are none. */
export function DeletedPassages() {
  const { data } = useQuery(deletedPassagesQuery);
  const restoring = useRestorePassage();
  if (!data || data.items.length === 0) return null;

  return (
    <section aria-labelledby="deleted-passages">
      <Title order={2} id="deleted-passages" size="h3" mb="sm">
        Recently deleted
      </Title>
      <ul className={shared.list}>
        {data.items.map((passage) => (
          <RestorableRow
            key={passage.id}
            name={passageName(passage)}
            until={passage.restorable_until}
            isBusy={restoring.isPending && restoring.variables.id === passage.id}
            onRestore={() => restoring.mutate(passage)}
          />
        ))}
      </ul>
    </section>
  );
}
