import type { DeviceSession } from '@akada/contract/identity/account-settings.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { countUnsentAnswers, unsentWarning } from '../../lib/session/unsent-answers.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { sessionsQuery, useEndAllSessions, useEndSession } from './api.ts';
import classes from './settings.module.css';

/** Keeps the server's order of the other sessions: the latest use first. */
const thisFirst = (sessions: readonly DeviceSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current));

export function DeviceList() {
  const { data, error, refetch } = useQuery(sessionsQuery);

  if (error && data === undefined)
    return <LoadFault what="your sign-ins" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="your sign-ins" queries={[sessionsQuery.queryKey]}>
        <RowsShape rows={3} lines={2} hasButton />
      </Waiting>
    );
  }

  return (
    <Stack>
      <ul className={classes.devices}>
        {thisFirst(data.items).map((session) => (
          <li key={session.id} className={classes.device}>
            <Device session={session} />
          </li>
        ))}
      </ul>
      <EndAll />
    </Stack>
  );
}

/** The same browser often appears many times, so the time of sign-in tells them apart. */
function Device({ session }: { session: DeviceSession }) {
  const ending = useEndSession();
  const timeZone = useTimeZone();
  const { id, device, current, created_at, last_used_at } = session;
  const signInTime = momentText(created_at, timeZone);
  const Icon = /Android|iOS/.test(device) ? IconDeviceMobile : IconDeviceLaptop;

  return (
    <>
      <Icon size={24} className={classes.deviceIcon} aria-hidden />
      <div className={classes.deviceWords}>
        <div className={classes.deviceName}>
          {device}
          {current && <span className={classes.thisDevice}>This device</span>}
        </div>
        <Text c="dimmed" size="sm">
          Last used {momentText(last_used_at, timeZone)}
        </Text>
        <Text c="dimmed" size="sm">
          Signed in {signInTime}
        </Text>
        {ending.error && <Notice kind="error">{ending.error.message}</Notice>}
      </div>
      {!current && (
        <ActionButton
          variant="default"
          isBusy={ending.isPending}
          aria-label={`Sign out ${device}, signed in ${signInTime}`}
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
  const unsent = isOpen ? countUnsentAnswers() : 0;

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
        <Text>This signs out every device, including this one. You need your password to sign in again.</Text>
        {unsent > 0 && <Text mt="sm">{unsentWarning(unsent)}</Text>}
      </Dialog>
    </div>
  );
}
