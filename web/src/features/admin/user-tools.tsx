import type { AdminUser } from '@akada/contract/observers/admin.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import rows from '../../ui/list/rows.module.css';
import { useMakeResetLink, useVerifyUser } from './api.ts';

/** Administrators' actions on instances without mail. */
export function UserTools({ user }: { user: AdminUser }) {
  const verification = useVerifyUser();
  const link = useMakeResetLink();
  const error = verification.error ?? link.error;

  return (
    <div className={rows.actions}>
      {error && <Notice kind="error">{error.message}</Notice>}
      {!user.email_verified && (
        <ActionButton
          variant="default"
          isBusy={verification.isPending}
          aria-label={`Confirm address of ${user.full_name}`}
          onClick={() => verification.mutate(user.id)}
        >
          Confirm address
        </ActionButton>
      )}
      <ActionButton
        variant="default"
        isBusy={link.isPending}
        aria-label={`Make a reset link for ${user.full_name}`}
        onClick={() => link.mutate(user.id)}
      >
        Make a reset link
      </ActionButton>
      <Dialog
        isOpen={link.data !== undefined}
        onClose={link.reset}
        title={`A link for ${user.full_name}`}
        actions={<Button onClick={link.reset}>Done</Button>}
      >
        <Text>Give it to the person yourself. It sets a new password, once, within 30 minutes.</Text>
        <TextInput
          label="Link"
          readOnly
          value={link.data?.link ?? ''}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </div>
  );
}
