import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useNow } from '../use-now.ts';
import { useSeat, useSeatPayment } from './api.ts';
import { isJoinable, returnText, seatsLeft } from './seat-words.ts';

/** Takes a seat, or pays for the held one; renders nothing if neither is possible. */
export function SeatTaking({ tutorial }: { tutorial: Tutorial }) {
  const { title, price, seat } = tutorial;
  const seating = useSeat(tutorial);
  const payment = useSeatPayment(tutorial);
  const error = seating.error ?? payment.error;
  const isOffered = seat === null ? seatsLeft(tutorial) > 0 : seat.state === 'to_pay';
  const amount = nairaText(price);
  const text = price === 0 ? 'Join' : seat === null ? `Join for ${amount}` : `Pay ${amount}`;
  const now = useNow();
  const join = () =>
    seating.mutate('join', { onSuccess: () => toast.success(`You have a seat in ${title}.`) });

  return (
    <>
      {error && <Notice kind="error">{error.message}</Notice>}
      {isOffered && isJoinable(tutorial, now) && (
        <ActionButton
          isBusy={price === 0 ? seating.isPending : payment.isBusy}
          aria-label={`${text}: ${title}`}
          onClick={() => (price === 0 ? join() : payment.mutate())}
        >
          {text}
        </ActionButton>
      )}
    </>
  );
}

/** Returns a seat: immediately if it was not paid, because it can be taken again. */
export function SeatReturn({ tutorial }: { tutorial: Tutorial }) {
  const { title, price, seat } = tutorial;
  const [isAsked, setAsked] = useState(false);
  const seating = useSeat(tutorial);
  const now = useNow();
  const isPaid = seat?.state === 'joined' && price > 0;
  const undo = { text: 'Undo', run: () => seating.mutate('join') };
  const giveBack = () =>
    seating.mutate('leave', {
      onSuccess: () => toast.success(`You gave your seat in ${title} back.`, isPaid ? {} : { action: undo }),
      onSettled: () => setAsked(false),
    });

  return (
    <>
      {seating.error && <Notice kind="error">{seating.error.message}</Notice>}
      {seat !== null && isJoinable(tutorial, now) && (
        <ActionButton
          variant="default"
          isBusy={seating.isPending && !isAsked}
          onClick={() => (isPaid ? setAsked(true) : giveBack())}
        >
          Give the seat back
        </ActionButton>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Give your seat back?"
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <ActionButton color="clay" isBusy={seating.isPending} onClick={giveBack}>
              Give it back
            </ActionButton>
          </>
        }
      >
        <Text>{returnText(tutorial, now)}</Text>
      </Dialog>
    </>
  );
}
