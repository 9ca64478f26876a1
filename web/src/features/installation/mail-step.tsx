import { links } from '@akada/core/links/links.ts';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { type Installation, useTestMail } from './api.ts';
import { ConfirmButton, LaterButton } from './step-buttons.tsx';

interface MailStepProps {
  installation: Installation;
  onSettled: (answer: Installation) => void;
}

const states = {
  sent: 'Confirmations, invitations and reset links go out by mail. Send yourself a letter to see that they arrive.',
  here: 'No mail leaves this machine: letters are in its own mailbox. For real mail the server needs SMTP_URL.',
  off: 'Mail is off (MAIL=none): you confirm accounts yourself, and hand over links that set a password. This may stay so.',
} as const;

/** A letter to the administrator, who says whether it arrived. */
export function MailStep({ installation: { mail }, onSettled }: MailStepProps) {
  const { mutate, data, isPending, error } = useTestMail();

  return (
    <Stack align="flex-start">
      <Text>{states[mail]}</Text>
      {data && (
        <Notice kind="success">
          {data.mail === 'here' ? (
            <>
              A letter to {data.address} is in the{' '}
              <Anchor href={links.sandboxMailbox()} underline="always">
                mailbox of this machine
              </Anchor>
              .
            </>
          ) : (
            `A letter is on its way to ${data.address}. Look into your mailbox, and into the spam folder.`
          )}
        </Notice>
      )}
      {error && <Notice kind="error">{error.message}</Notice>}
      <Group>
        {mail !== 'off' && (
          <ActionButton variant={data ? 'default' : 'filled'} isBusy={isPending} onClick={() => mutate()}>
            {data ? 'Send another' : 'Send me a letter'}
          </ActionButton>
        )}
        {(data !== undefined || mail === 'off') && (
          <ConfirmButton
            step="mail"
            label={mail === 'off' ? 'Keep it so' : 'It arrived'}
            onSettled={onSettled}
          />
        )}
        <LaterButton step="mail" onSettled={onSettled} />
      </Group>
    </Stack>
  );
}
