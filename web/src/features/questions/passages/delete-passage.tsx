import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useDeletion } from '../../../lib/query/deletion.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { deletablePassage, type NamedPassage } from './passage-deletion.ts';

export function DeletePassage({ passage }: { passage: NamedPassage }) {
  const navigate = useNavigate();
  const deletion = useDeletion(deletablePassage, () => void navigate(links.passages()));

  return (
    <div>
      <FormFault error={deletion.error} />
      <ActionButton variant="default" isBusy={deletion.isPending} onClick={() => deletion.mutate(passage)}>
        Delete the passage
      </ActionButton>
      <Text c="dimmed" size="sm" mt={4}>
        Its questions stay, without it.
      </Text>
    </div>
  );
}
