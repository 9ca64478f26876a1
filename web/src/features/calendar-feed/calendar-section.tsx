import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { feedQuery, useEndFeed, useRenewFeed } from './api.ts';

/** The exam plans in the student's calendar, by a secret address. */
export function CalendarSection() {
  const { data } = useQuery(feedQuery);
  const renewal = useRenewFeed();

  if (data === undefined) return null;
  const { feed } = data;
  return (
    <Section title="In your calendar">
      {feed === null ? (
        <Stack>
          <FormFault error={renewal.error} />
          <Text>See your exams and the minutes of each day next to everything else that you do.</Text>
          <div>
            <ActionButton variant="default" isBusy={renewal.isPending} onClick={() => renewal.mutate(null)}>
              Add to your calendar
            </ActionButton>
          </div>
        </Stack>
      ) : (
        <Feed id={feed.id} address={location.origin + feed.path} />
      )}
    </Section>
  );
}

/** Programs for calendars open this scheme and read again by themselves. */
const toSubscription = (address: string) => address.replace(/^https?:/, 'webcal:');

function Feed({ id, address }: { id: string; address: string }) {
  return (
    <Stack>
      <div>
        <Button component="a" href={toSubscription(address)}>
          Open in your calendar
        </Button>
      </div>
      <CopyField label="Address" text={address} />
      <Text c="dimmed" size="sm">
        Your calendar looks for changes every few hours. Keep the address to yourself: with it, other people
        can read your plans.
      </Text>
      <FeedActions id={id} />
    </Stack>
  );
}

const questions = {
  renew: {
    title: 'Make another address?',
    text: 'This address stops working immediately. Add the new one to your calendar afterwards.',
    action: 'Make another address',
  },
  end: {
    title: 'End this address?',
    text: 'Your calendar no longer gets your plans. You can make another address at any time.',
    action: 'End the address',
  },
} as const;

function FeedActions({ id }: { id: string }) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const renewal = useRenewFeed();
  const end = useEndFeed();
  const close = () => setQuestion(null);
  const { title, text, action } = questions[question ?? 'renew'];

  return (
    <Group gap="8px">
      <Button variant="default" onClick={() => setQuestion('renew')}>
        Make another address
      </Button>
      <Button variant="subtle" color="gray" onClick={() => setQuestion('end')}>
        End the address
      </Button>
      <Dialog
        isOpen={question !== null}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <ActionButton
              isBusy={renewal.isPending || end.isPending}
              onClick={() =>
                question === 'end'
                  ? end.mutate(undefined, { onSuccess: close })
                  : renewal.mutate(id, { onSuccess: close })
              }
            >
              {action}
            </ActionButton>
          </>
        }
      >
        <FormFault error={renewal.error ?? end.error} />
        <Text>{text}</Text>
      </Dialog>
    </Group>
  );
}
