import type { Booking } from '@akada/contract/work/bookings.ts';
import { Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { toast } from '../../lib/toast/toast.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { type BookingMove, useBookingMove } from './api.ts';
import { getFirstName, hasReport, otherOf } from './booking-words.ts';

/** Loads later, because few presses in a list open a dialog. */
const dialogs = lazyComponent(async () => (await import('./move-dialogs.tsx')).MoveDialog);

/** The actions in the order of their buttons. */
const offered = [
  'accept',
  'accept_move',
  'complete',
  'move',
  'end_move',
  'no_show',
  'waive',
  'dispute',
  'reject',
  'cancel',
] as const satisfies readonly BookingMove[];
const atOnce: readonly BookingMove[] = ['accept', 'accept_move', 'complete', 'end_move'];
/** Groups of actions about a booking. */
export type MoveSet = 'answer' | 'after' | 'change';
const sets: Record<MoveSet, readonly BookingMove[]> = {
  answer: ['accept', 'accept_move', 'end_move', 'reject'],
  after: ['complete', 'no_show', 'waive', 'dispute'],
  change: ['move', 'cancel'],
};

interface BookingMovesProps {
  booking: Booking;
  of: readonly MoveSet[];
  /** The main content of the page, before the actions. */
  children?: ReactNode;
}

/** The reader's possible actions for a booking; renders nothing if there are none. */
export function BookingMoves({ booking, of, children }: BookingMovesProps) {
  const [asked, setAsked] = useState<BookingMove | null>(null);
  const moving = useBookingMove(booking, (changed, move) => toast.success(saidOf(move, changed)));
  const isAsked = (move: BookingMove) => of.some((set) => sets[set].includes(move));
  const mayDo = (move: BookingMove) => booking.actions.includes(move);
  // A tutor's rejection replaces cancelling a request.
  const can = offered.filter(
    (move) => isAsked(move) && mayDo(move) && !(move === 'cancel' && mayDo('reject')),
  );
  const press = (move: BookingMove) => {
    if (atOnce.includes(move)) moving.mutate({ move });
    else setAsked(move);
  };

  const hasMore = children !== undefined && children !== false;

  if (can.length === 0 && !hasMore) return null;
  return (
    <>
      {moving.error && <Notice kind="error">{moving.error.message}</Notice>}
      <Group gap={8}>
        {children}
        {can.map((move, index) => (
          <ActionButton
            key={move}
            {...lookOf(move, index === 0)}
            isBusy={moving.isPending && moving.variables.move === move}
            aria-label={`${getText(move, booking)}: ${otherOf(booking).full_name}`}
            onClick={() => press(move)}
          >
            {getText(move, booking)}
          </ActionButton>
        ))}
      </Group>
      {asked !== null && (
        <Lazy
          of={dialogs}
          props={{ booking, move: asked, onClose: () => setAsked(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}

function lookOf(move: BookingMove, isFirst: boolean) {
  if (isFirst && atOnce.includes(move)) return {};
  return move === 'reject' || move === 'cancel'
    ? ({ variant: 'default', c: 'var(--mantine-color-error)' } as const)
    : ({ variant: 'default' } as const);
}

function getText(move: BookingMove, { side, state, proposal }: Booking): string {
  switch (move) {
    case 'accept':
      return 'Accept';
    case 'accept_move':
      return 'Agree to the new time';
    case 'complete':
      return 'It took place';
    case 'move':
      // A request is not agreed yet, so its answer proposes a time; a session has one to move.
      return state === 'requested' ? 'Another time' : 'Move it';
    case 'end_move':
      return proposal?.by === side ? 'Withdraw the new time' : 'Keep the old time';
    case 'no_show':
      return side === 'tutor' ? 'The student did not come' : 'The tutor did not come';
    case 'waive':
      return 'Give the price back';
    case 'dispute':
      if (state === 'disputed') return 'Give your side';
      return hasReport(state) ? 'Object to the report' : 'Something went wrong';
    case 'reject':
      return 'Decline';
    case 'cancel':
      return 'Cancel session';
  }
}

function saidOf(move: BookingMove, booking: Booking): string {
  const isRequest = booking.state === 'requested';
  const other = getFirstName(otherOf(booking));
  if (move === 'accept' && booking.state === 'accepted') return `Accepted. ${other} is asked to pay.`;
  if (move === 'accept') return `Accepted. The session with ${other} is confirmed.`;
  if (move === 'accept_move') return 'You agreed to the new time.';
  if (move === 'end_move') return isRequest ? 'The request keeps its time.' : 'The session keeps its time.';
  return 'Noted: the session took place.';
}
