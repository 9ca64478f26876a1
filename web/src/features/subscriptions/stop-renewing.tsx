import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import classes from './subscriptions.module.css';
import { weekdayText } from './words.ts';

interface StopRenewingProps {
  of: Pick<Subscription, 'state' | 'access_until'>;
  isBusy: boolean;
  onStop: () => void;
}

/** Asks first: in the days of grace premium ends immediately and cannot be restored. */
export function StopRenewing({ of, isBusy, onStop }: StopRenewingProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const stop = () => {
    close();
    onStop();
  };
  const { title, text, cancel, end } = useQuestion(of);

  return (
    <>
      <ActionButton className={classes.second} variant="subtle" isBusy={isBusy} onClick={() => setOpen(true)}>
        Stop renewing
      </ActionButton>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {cancel}
            </Button>
            <Button color="clay" onClick={stop}>
              {end}
            </Button>
          </>
        }
      >
        <Text>{text}</Text>
      </Dialog>
    </>
  );
}

function useQuestion({ state, access_until }: StopRenewingProps['of']) {
  const zone = useZone();
  if (state === 'past_due' || access_until === null) {
    return {
      title: 'End premium now?',
      text: 'The month is not paid for, so premium ends immediately. Your notes, sets and cards stay yours.',
      cancel: 'Keep premium',
      end: 'End premium',
    };
  }
  return {
    title: 'Stop renewing?',
    text: `You keep premium until ${weekdayText(access_until, zone)}, and we charge nothing more. After that the limits of the free plan count. Your notes, sets and cards stay yours.`,
    cancel: 'Keep renewing',
    end: 'Stop renewing',
  };
}
