import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { pushDevicesQuery, pushStatusQuery, useDeclinePush, useTurnOnPush } from './api.ts';
import { readPushSupport } from './device-push.ts';
import classes from './push.module.css';
import { blockedText, installText } from './push-words.ts';

/** Offers reminders after a finished review. Nothing is shown until it is known that this device could get them. */
export function PushOffer() {
  const support = readPushSupport();
  const isPossible = support === 'ready' || support === 'needs_install';
  const { data: pushStatus } = useQuery({ ...pushStatusQuery, enabled: isPossible });
  const { data: devices } = useQuery({ ...pushDevicesQuery, enabled: isPossible });
  const activation = useTurnOnPush();
  const declining = useDeclinePush();
  const serverKey = pushStatus?.public_key ?? null;

  if (activation.data === true)
    return <Notice kind="success">Done. This device reminds you when something is due.</Notice>;
  if (activation.data === false) return <Notice kind="info">{blockedText}</Notice>;

  const hasDevice = devices === undefined || devices.items.some(({ current }) => current);
  if (serverKey === null || !pushStatus?.is_offered || hasDevice) return null;

  return (
    <Panel>
      <section className={classes.offer} aria-labelledby="push-offer">
        <h2 id="push-offer" className={classes.title}>
          Shall this device remind you?
        </h2>
        <Text>
          {support === 'ready'
            ? 'Once a day at most, at your study hour, and only if something is due.'
            : installText}
        </Text>
        {activation.error && <Notice kind="error">{activation.error.message}</Notice>}
        <div className={classes.actions}>
          {support === 'ready' && (
            <ActionButton
              variant="default"
              isBusy={activation.isPending}
              onClick={() => activation.mutate(serverKey)}
            >
              Remind me
            </ActionButton>
          )}
          <Button variant="subtle" onClick={() => declining.mutate()}>
            Not now
          </Button>
        </div>
      </section>
    </Panel>
  );
}
