import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { describeSeat } from '@akada/core/subscriptions/group-words.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { longDayText } from '../../lib/format/dates.ts';
import { getFields } from '../../lib/http/api-error.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useJoin, useSeatReturn } from './api.ts';

/** The student's seat, or the field for a code. */
export function OwnSeat({ seat }: { seat: Subscription['seat'] }) {
  const zone = useZone();
  const isOpen = seat !== null && seat.state !== 'ended';

  return (
    <Section title={isOpen ? 'Your seat' : 'Do you have a code?'}>
      {seat !== null && (
        <Text mb="md">
          {describeSeat({
            state: seat.state,
            name: seat.name,
            paidUntil: longDayText(seat.paid_until, zone),
            seatsUntil: longDayText(seat.seats_until, zone),
          })}
        </Text>
      )}
      {isOpen ? <SeatReturn name={seat.name} /> : <Joining />}
    </Section>
  );
}

function Joining() {
  const [code, setCode] = useState('');
  const joining = useJoin();
  const fault = getFields(joining.error).code;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '' || joining.isPending) return;
        joining.mutate(code, { onSuccess: ({ name }) => toast.success(`You have a seat in ${name}.`) });
      }}
    >
      <FormStack>
        {fault === undefined && <FormFault error={joining.error} />}
        <TextInput
          label="Code of your class or school"
          description="Your teacher or school gives it to you"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          error={fault}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <ActionButton type="submit" isBusy={joining.isPending}>
          Take a seat
        </ActionButton>
      </FormStack>
    </form>
  );
}

function SeatReturn({ name }: { name: string }) {
  const [isAsked, setAsked] = useState(false);
  const giving = useSeatReturn();

  return (
    <>
      <Group>
        <Button variant="default" onClick={() => setAsked(true)}>
          Give the seat back
        </Button>
      </Group>
      <FormFault error={giving.error} />
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title="Give your seat back?"
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              Keep it
            </Button>
            <ActionButton
              color="clay"
              isBusy={giving.isPending}
              onClick={() => giving.mutate(null, { onSettled: () => setAsked(false) })}
            >
              Give it back
            </ActionButton>
          </>
        }
      >
        <Text>Premium from {name} ends for you now. You can take a seat again while one is free.</Text>
      </Dialog>
    </>
  );
}
