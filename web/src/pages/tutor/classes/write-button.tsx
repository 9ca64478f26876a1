import { links } from '@akada/core/links/links.ts';
import { useNavigate } from 'react-router';
import { useOpenConversation } from '../../../features/messages/api.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';

/** Opens the conversation with a student. */
export function WriteButton({ personId, name }: { personId: string; name: string }) {
  const opening = useOpenConversation();
  const navigate = useNavigate();

  return (
    <ActionButton
      variant="light"
      aria-label={`Write to ${name}`}
      isBusy={opening.isPending}
      onClick={() =>
        opening.mutate(personId, {
          onSuccess: ({ id }) => void navigate(links.conversation(id)),
          onError: ({ message }) => toast.error(message),
        })
      }
    >
      Write
    </ActionButton>
  );
}
