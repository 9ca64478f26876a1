import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { type NamedPassage, useDeletePassage } from './passage-deletion.ts';

export function DeletePassage({ passage }: { passage: NamedPassage }) {
  const navigate = useNavigate();
  const deletion = useDeletePassage(passage, () => void navigate(links.passages()));

  return (
    <div>
      <FormFault error={deletion.error} />
      <ActionButton variant="default" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
        Delete the passage
      </ActionButton>
      <Text c="dimmed" size="sm" mt={4}>
        Its questions stay, without it.
      </Text>
    </div>
  );
}
