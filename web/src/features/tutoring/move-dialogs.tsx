import type { Booking } from '@akada/contract/work/bookings.ts';
import { bookingLimits } from '@akada/core/bookings/booking-rules.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { nairaText } from '../../lib/format/money.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { type BookingMove, useBookingMove } from './api.ts';
import { getFirstName, hasReport, otherOf } from './booking-words.ts';
import { SlotChoice } from './slot-choice.tsx';
import { getCity, getClock, lengthText } from './times.ts';

interface MoveDialogProps {
  booking: Booking;
  move: BookingMove;
  onClose: () => void;
}

/** Asks for the reason or the other time of an action that the other side is told about. */
export function MoveDialog({ booking, move, onClose }: MoveDialogProps) {
  const [text, setText] = useState('');
  const { title, save, said, isHarsh = false, consequence, label } = getWords(move, booking);
  const moving = useBookingMove(booking, () => {
    toast.success(said);
    onClose();
  });
  const isComplete = move !== 'move' || text !== '';

  return (
    <FormDialog
      title={title}
      save={save}
      isHarsh={isHarsh}
      onClose={onClose}
      cancel="Go back"
      isBusy={moving.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete || moving.isPending) return;
        moving.mutate({ move, text: text.trim() });
      }}
    >
      <FormFault error={moving.error} />
      {consequence !== undefined && <Text>{consequence}</Text>}
      {move === 'move' && <NewTime booking={booking} value={text} onChange={setText} />}
      {label !== undefined && (
        <Textarea
          label={label}
          description="You can leave this empty."
          autosize
          minRows={2}
          maxLength={bookingLimits.reason}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

interface NewTimeProps {
  booking: Booking;
  value: string;
  onChange: (startsAt: string) => void;
}

function NewTime({ booking, value, onChange }: NewTimeProps) {
  const zone = useZone();
  const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;

  return (
    <>
      <SlotChoice tutorId={booking.tutor.id} minutes={minutes} value={value} onChange={onChange} />
      {value !== '' && (
        <Text>
          {getClock(value, zone)} in {getCity(zone)}, {lengthText(booking)} as before.
        </Text>
      )}
    </>
  );
}

interface Words {
  title: string;
  save: string;
  said: string;
  isHarsh?: boolean;
  consequence?: string;
  /** The label of the reason field. */
  label?: string;
}

function getWords(move: BookingMove, booking: Booking): Words {
  const name = otherOf(booking).full_name;
  const other = getFirstName(otherOf(booking));
  const isTutor = booking.side === 'tutor';
  switch (move) {
    case 'move':
      return {
        title: 'Another time',
        save: 'Propose this time',
        said: `${other} will be asked if this time suits.`,
        consequence:
          booking.state === 'requested'
            ? `If ${other} does not agree in time, the request expires.`
            : `${other} has to agree. Until then the session keeps its time.`,
      };
    case 'reject':
      return {
        title: `Decline the request of ${name}?`,
        save: 'Decline',
        said: 'The request is declined.',
        isHarsh: true,
        label: `Message to ${other}`,
        consequence: 'Other students can book this time again.',
      };
    case 'cancel':
      return {
        title: 'Cancel this session?',
        save: 'Cancel session',
        said: 'The session is cancelled.',
        isHarsh: true,
        label: `Message to ${other}`,
        consequence: getCost(booking),
      };
    case 'no_show':
      return {
        title: `${isTutor ? 'The student' : 'The tutor'} did not come?`,
        save: 'Report it',
        said: 'Noted.',
        isHarsh: true,
        label: 'What happened',
        consequence: `${other} will be asked what happened. If you disagree, an administrator decides.`,
      };
    case 'waive':
      return {
        title: 'Give the price back?',
        save: 'Give it back',
        said: 'The price goes back to the student.',
        consequence: `${nairaText(booking.price)} goes back to ${other}. This cannot be undone.`,
      };
    default:
      return {
        title: getReportTitle(booking.state),
        save: hasReport(booking.state) ? 'Send my objection' : 'Send it',
        said: 'An administrator will look at it.',
        label: 'What happened',
        consequence: 'An administrator reads it and decides about the price.',
      };
  }
}

function getReportTitle(state: Booking['state']): string {
  if (state === 'disputed') return 'Give your side';
  return hasReport(state) ? 'Object to the report?' : 'What went wrong?';
}

/** The sentence about the money if the booking is cancelled now. */
function getCost({ side, price, paid, back_if_cancelled, uses_lesson }: Booking): string {
  if (uses_lesson && (!paid || back_if_cancelled === price)) {
    return side === 'tutor'
      ? 'The lesson goes back to the student’s package, or its price to the student if the package has ended.'
      : 'The lesson goes back to your package, or its price to you if the package has ended.';
  }
  if (uses_lesson)
    return 'It is too late to cancel for free: the lesson counts as used, unless the tutor gives it back.';
  if (price === 0 || !paid) return 'Nothing has been paid.';
  if (back_if_cancelled === price) {
    return side === 'tutor'
      ? `All ${nairaText(price)} goes back to the student.`
      : `You get all ${nairaText(price)} back.`;
  }
  return `It is too late to cancel for free: the full ${nairaText(price)} is due, unless the tutor gives it back.`;
}
