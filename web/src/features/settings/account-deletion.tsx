import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import { deletionGraceDays } from '@akada/contract/observers/privacy.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { longDayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { useCancelDeletion } from './privacy-api.ts';
import classes from './settings.module.css';

export function AccountDeletion({ settings }: { settings: AccountSettings }) {
  const { deletion_due_at, has_password } = settings;
  return deletion_due_at === null ? (
    <DeletionOffer hasPassword={has_password} />
  ) : (
    <PendingDeletion dueAt={deletion_due_at} />
  );
}

function DeletionOffer({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, dialog] = useDisclosure(false);

  return (
    <Stack align="flex-start">
      <Text>This happens when you delete your account:</Text>
      <ul className={classes.consequences}>
        <li>For {deletionGraceDays} days nothing changes: you can sign in and keep your account.</li>
        <li>
          Then your account is deleted for good, with your notes, files, questions, exams and notifications.
          They cannot be restored.
        </li>
        <li>Other people keep the copies that you allowed.</li>
        <li>Your card is not charged any more, and premium ends with your account.</li>
        <li>Sessions ahead are cancelled. If you teach, have your earnings paid out first.</li>
      </ul>
      <Button variant="default" onClick={dialog.open}>
        Delete my account
      </Button>
      {isOpen && <DeletionDialog hasPassword={hasPassword} onClose={dialog.close} />}
    </Stack>
  );
}

function PendingDeletion({ dueAt }: { dueAt: string }) {
  const cancellation = useCancelDeletion();
  const day = longDayText(dueAt, useTimeZone());

  return (
    <Stack align="flex-start">
      {cancellation.error && <Notice kind="error">{cancellation.error.message}</Notice>}
      <Notice
        kind="warning"
        title={`Your account will be deleted on ${day}.`}
        actions={
          <ActionButton isBusy={cancellation.isPending} onClick={() => cancellation.mutate()}>
            Keep my account
          </ActionButton>
        }
      >
        Until then you can use it as before, download your data, and take this back.
      </Notice>
    </Stack>
  );
}
