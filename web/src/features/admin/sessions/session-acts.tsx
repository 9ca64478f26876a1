import type { AdminSessionDetail } from '@akada/contract/observers/admin-sessions.ts';
import { Button, Checkbox, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { type SessionAct, useSessionAct } from './api.ts';

interface Offer {
  act: 'move' | 'cancel' | 'for_student' | 'for_tutor';
  label: string;
  /** The effect on the session. */
  consequence: string;
  isHarsh?: boolean;
}

function getOffers({ actions, paid, student, tutor }: AdminSessionDetail): Offer[] {
  const has = (action: AdminSessionDetail['actions'][number]) => actions.includes(action);
  const money = paid ? ' The money goes to' : ' Nothing was paid. You decide for';
  return [
    ...(has('decide_for_student')
      ? [
          {
            act: 'for_student' as const,
            label: 'Decide for the student',
            consequence: `The session is cancelled.${money} ${student.full_name}.`,
          },
        ]
      : []),
    ...(has('decide_for_tutor')
      ? [
          {
            act: 'for_tutor' as const,
            label: 'Decide for the tutor',
            consequence: `The session counts as completed.${money} ${tutor.full_name}.`,
          },
        ]
      : []),
    ...(has('move')
      ? [
          {
            act: 'move' as const,
            label: 'Move',
            consequence:
              'The length stays the same. Both people must be free then, and we update their calendars.',
          },
        ]
      : []),
    ...(has('cancel')
      ? [
          {
            act: 'cancel' as const,
            label: 'Cancel session',
            consequence: 'The time is free again, and we update both calendars.',
            isHarsh: true,
          },
        ]
      : []),
  ];
}

/** The actions that the state of the session allows. */
export function SessionActs({ session }: { session: AdminSessionDetail }) {
  // The session as it was when the dialog opened: the administrator has not seen later changes.
  const [open, setOpen] = useState<{ offer: Offer; shown: AdminSessionDetail } | null>(null);
  const offers = getOffers(session);
  if (offers.length === 0) return null;

  return (
    <Group gap="sm">
      {offers.map((offer) => (
        <Button
          key={offer.act}
          variant="default"
          {...(offer.isHarsh && { c: 'clay' })}
          onClick={() => setOpen({ offer, shown: session })}
        >
          {offer.label}
        </Button>
      ))}
      {open && <ActDialog {...open} onClose={() => setOpen(null)} />}
    </Group>
  );
}

interface ActDialogProps {
  offer: Offer;
  shown: AdminSessionDetail;
  onClose: () => void;
}

interface ActValues {
  reason: string;
  starts_at: string;
  refund: boolean;
}

function ActDialog({ offer: { act, label, consequence, isHarsh = false }, shown, onClose }: ActDialogProps) {
  const acting = useSessionAct(shown);
  const form = useCheckedForm<ActValues>({
    initialValues: { reason: '', starts_at: '', refund: true },
    rules: ({ reason, starts_at }) => ({
      ...(reason.trim() === '' ? { reason: 'Give a reason' } : {}),
      ...(act === 'move' && Number.isNaN(Date.parse(starts_at))
        ? { starts_at: 'Choose a day and time' }
        : {}),
    }),
    refusal: acting.error,
  });
  const send = ({ reason, starts_at, refund }: ActValues) => {
    const acts: Record<Offer['act'], () => SessionAct> = {
      move: () => ({ act: 'move', starts_at: new Date(starts_at).toISOString() }),
      cancel: () => ({ act: 'cancel', refund }),
      for_student: () => ({ act: 'decide', for: 'student' }),
      for_tutor: () => ({ act: 'decide', for: 'tutor' }),
    };
    acting.mutate({ ...acts[act](), reason: reason.trim() }, { onSuccess: onClose });
  };

  return (
    <FormDialog
      title={`${label}?`}
      save={label}
      isHarsh={isHarsh}
      onClose={onClose}
      cancel="Go back"
      isBusy={acting.isPending}
      onSubmit={form.submit(send)}
    >
      <FormFault error={form.fault} />
      <Text>{consequence}</Text>
      {act === 'move' && (
        <DateField
          label="New start, in this device’s time"
          hasTime
          path="starts_at"
          value={form.values.starts_at}
          error={form.errors.starts_at}
          onChange={(value) => form.setFieldValue('starts_at', value)}
        />
      )}
      {act === 'cancel' && shown.paid && (
        <Checkbox
          label="Give the price back to the student"
          {...form.getInputProps('refund', { type: 'checkbox' })}
        />
      )}
      <Textarea
        label="Reason"
        description="Both people can read it, and it is kept in the record."
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
