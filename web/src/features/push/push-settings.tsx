import type { PushDevice } from '@akada/contract/observers/push.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { pushDevicesQuery, pushStatusQuery, useRemovePushDevice, useTurnOnPush } from './api.ts';
import { readPushSupport } from './device-push.ts';
import classes from './push.module.css';
import { blockedText, installText } from './push-words.ts';

/** Reminders on this device, and the other devices that get them. */
export function PushSettings() {
  return (
    <Stack>
      <Text>Once a day at most, at your study hour, and only if something is due.</Text>
      <LoadedDevices />
    </Stack>
  );
}

function LoadedDevices() {
  const statusQuery = useQuery(pushStatusQuery);
  const devices = useQuery(pushDevicesQuery);
  const error = statusQuery.error ?? devices.error;

  if (statusQuery.data !== undefined && devices.data !== undefined)
    return <Devices serverKey={statusQuery.data.public_key} devices={devices.data.items} />;
  if (error) {
    const retry = () => void Promise.all([statusQuery.refetch(), devices.refetch()]);
    return <LoadFault what="your reminders" error={error} onRetry={retry} />;
  }
  return (
    <Waiting what="your reminders" queries={[pushStatusQuery.queryKey, pushDevicesQuery.queryKey]}>
      <RowsShape rows={1} lines={1} hasButton />
    </Waiting>
  );
}

function Devices({ serverKey, devices }: { serverKey: string | null; devices: readonly PushDevice[] }) {
  if (serverKey === null) return <Text c="dimmed">Akada sends no reminders to devices here.</Text>;

  const others = devices.filter(({ current }) => !current);
  return (
    <>
      <ThisDevice serverKey={serverKey} device={devices.find(({ current }) => current)} />
      {others.length > 0 && (
        <ul className={classes.devices} aria-label="Other devices">
          {others.map((device) => (
            <li key={device.id} className={classes.device}>
              <DeviceRow device={device} name={device.device} action="Remove" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ThisDevice({ serverKey, device }: { serverKey: string; device: PushDevice | undefined }) {
  const support = readPushSupport();
  const activation = useTurnOnPush();

  if (device !== undefined && support === 'ready')
    return (
      <div className={classes.device}>
        <DeviceRow device={device} name="On for this device" action="Turn off" />
      </div>
    );
  if (support === 'needs_install') return <Notice kind="info">{installText}</Notice>;
  if (support === 'unsupported')
    return <Text c="dimmed">This browser cannot show reminders while Akada is closed.</Text>;
  if (support === 'blocked' || activation.data === false) return <Notice kind="info">{blockedText}</Notice>;
  return (
    <>
      {activation.error && <Notice kind="error">{activation.error.message}</Notice>}
      <div className={classes.device}>
        <Text>Off for this device</Text>
        <ActionButton isBusy={activation.isPending} onClick={() => activation.mutate(serverKey)}>
          Turn on
        </ActionButton>
      </div>
    </>
  );
}

interface DeviceRowProps {
  device: PushDevice;
  name: string;
  action: string;
}

function DeviceRow({ device, name, action }: DeviceRowProps) {
  const removing = useRemovePushDevice();
  const timeZone = useTimeZone();
  const { last_sent_at: lastSentAt } = device;

  return (
    <>
      <div>
        <Text>{name}</Text>
        <Text c="dimmed" size="sm">
          {lastSentAt === null ? 'No reminder yet' : `Last reminder ${momentText(lastSentAt, timeZone)}`}
        </Text>
        {removing.error && <Notice kind="error">{removing.error.message}</Notice>}
      </div>
      <ActionButton
        variant="default"
        isBusy={removing.isPending}
        aria-label={`${action}: ${name}`}
        onClick={() => removing.mutate(device)}
      >
        {action}
      </ActionButton>
    </>
  );
}
