import { openConversation } from '@akada/contract/observers/messages.ts';
import { links } from '@akada/core/links/links.ts';
import type { ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/http/call.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';

interface MessageButtonProps extends Pick<ButtonProps, 'variant'> {
  personId: string;
  /** The name for screen readers, if several buttons have the same text. */
  label?: string;
  children: string;
}

/** Opens the conversation with a person; it is made on the first press. */
export function MessageButton({ personId, label, children, variant }: MessageButtonProps) {
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: () => call(openConversation, { body: { person_id: personId } }),
    onSuccess: ({ id }) => void navigate(links.conversation(id)),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <ActionButton
      {...(variant !== undefined && { variant })}
      {...(label !== undefined && { 'aria-label': label })}
      isBusy={opening.isPending}
      onClick={() => opening.mutate()}
    >
      {children}
    </ActionButton>
  );
}
