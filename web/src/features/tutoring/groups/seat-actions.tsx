import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../../lib/format/money.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useNow } from '../use-now.ts';
import { useSeat, useSeatPayment } from './api.ts';
import { leavingText, seatsLeft } from './seat-words.ts';

/** What the reader can do about a seat now: take it, pay for it, give it back; nothing where that is nothing. */
export function SeatActions({ tutorial }: { tutorial: Tutorial }) {
  const { title, price, seat, state, starts_at } = tutorial;
  const [isAsked, setAsked] = useState(false);
  const seating = useSeat(tutorial);
  const payment = useSeatPayment(tutorial);
  const hasBegun = useNow() >= Date.parse(starts_at);
  const error = seating.error ?? payment.error;
  const isPaid = seat?.state === 'joined' && price > 0;
  const join = () =>
    seating.mutate('join', { onSuccess: () => toast.success(`You have a seat in ${title}.`) });
  const leave = () =>
    seating.mutate('leave', {
      onSuccess: () => {
        setAsked(false);
        toast.success(
          `You have given your seat in ${title} back.`,
          isPaid ? {} : { action: { text: 'Undo', run: () => seating.mutate('join') } },
        );
      },
    });

  if (state !== 'open' || hasBegun || (seat === null && seatsLeft(tutorial) === 0 && !error)) return null;
  return (
    <>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Group gap={8}>
        {seat?.state !== 'joined' && price > 0 && (
          <ActionButton
            isBusy={payment.isBusy}
            aria-label={`Pay ${nairaText(price)}: ${title}`}
            onClick={() => payment.mutate()}
          >
            {seat === null ? `Join for ${nairaText(price)}` : `Pay ${nairaText(price)}`}
          </ActionButton>
        )}
        {seat === null && price === 0 && (
          <ActionButton isBusy={seating.isPending} aria-label={`Join: ${title}`} onClick={join}>
            Join
          </ActionButton>
        )}
        {seat !== null && (
          <ActionButton
            variant="subtle"
            color="clay"
            isBusy={seating.isPending && !isAsked}
            aria-label={`Give the seat back: ${title}`}
            onClick={() => (isPaid ? setAsked(true) : leave())}
          >
            Give the seat back
          </ActionButton>
        )}
      </Group>
      <Leaving
        tutorial={tutorial}
        isOpen={isAsked}
        seating={seating}
        onClose={() => setAsked(false)}
        onLeave={leave}
      />
    </>
  );
}

interface LeavingProps {
  tutorial: Tutorial;
  isOpen: boolean;
  seating: Pick<ReturnType<typeof useSeat>, 'isPending'>;
  onClose: () => void;
  onLeave: () => void;
}

/** Asked where a seat was paid for: it cannot be taken again without paying again. */
function Leaving({ tutorial, isOpen, seating, onClose, onLeave }: LeavingProps) {
  const now = useNow();

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give your seat back?"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <ActionButton color="clay" isBusy={seating.isPending} onClick={onLeave}>
            Give it back
          </ActionButton>
        </>
      }
    >
      <Text>{leavingText(tutorial, now)}</Text>
    </Dialog>
  );
}
