import type { DeviceSession } from '@akada/contract/account-settings.ts';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sessionsQuery, useEndAllSessions, useEndSession } from './api.ts';
import classes from './settings.module.css';

export function DeviceList() {
  const { data, error, refetch } = useQuery(sessionsQuery);

  if (error && data === undefined)
    return <LoadFault what="your sign-ins" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} />;

  return (
    <Stack>
      <ul className={classes.devices}>
        {data.items.map((session) => (
          <li key={session.id} className={classes.device}>
            <Device session={session} />
          </li>
        ))}
      </ul>
      <EndAll />
    </Stack>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const ending = useEndSession();
  const { id, device, current, last_used_at } = session;

  return (
    <>
      <div>
        <div>{device}</div>
        <Text c="dimmed" size="sm">
          {current ? 'This device' : `Last used ${momentText(last_used_at)}`}
        </Text>
        {ending.error && <Notice kind="error">{ending.error.message}</Notice>}
      </div>
      {!current && (
        <ActionButton
          variant="default"
          isBusy={ending.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => ending.mutate(id)}
        >
          Sign out
        </ActionButton>
      )}
    </>
  );
}

function EndAll() {
  const [isOpen, dialog] = useDisclosure(false);
  const ending = useEndAllSessions();

  return (
    <div>
      <Button variant="default" onClick={dialog.open}>
        Sign out everywhere
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={dialog.close}
        title="Sign out everywhere?"
        actions={
          <>
            <Button variant="default" onClick={dialog.close}>
              Stay signed in
            </Button>
            <ActionButton color="clay" isBusy={ending.isPending} onClick={() => ending.mutate()}>
              Sign out all devices
            </ActionButton>
          </>
        }
      >
        {ending.error && <Notice kind="error">{ending.error.message}</Notice>}
        <Text>Every device is signed out, this one too. You need your password to come back.</Text>
      </Dialog>
    </div>
  );
}

function momentText(at: string): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
