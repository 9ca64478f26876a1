import '@mantine/core/styles/Progress.css';
import type { ListedPerson } from '@akada/core/people-lists/list-people.ts';
import { Progress, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { ExitQuestion } from '../../../ui/layers/exit-question.tsx';
import { instanceQuery } from '../api.ts';
import type { useListRun } from './list-calls.ts';
import classes from './people-list.module.css';

interface ListRunFormProps {
  people: readonly ListedPerson[];
  /** Omitted rows, which need a look. */
  omittedCount: number;
  run: ReturnType<typeof useListRun>;
}

/** Makes the accounts of the new people, and shows how far that is. */
export function ListRunForm({ people, omittedCount, run }: ListRunFormProps) {
  const [reason, setReason] = useState('');
  const [isHanded, setHanded] = useState(false);
  const { data: instance } = useQuery(instanceQuery);
  const canMail = instance !== undefined && instance.mail !== 'none';
  const invite = canMail && !isHanded;
  const reasonError = run.error instanceof ApiError ? (run.error.fields.reason ?? null) : null;
  const action = invite ? `Invite ${counted(people.length, 'person', 'people')}` : makeText(people.length);

  return (
    <Stack w="100%" align="flex-start">
      {canMail && (
        <ChipField
          label="How people get the link to their password"
          value={isHanded ? 'hand' : 'mail'}
          options={[
            ['mail', 'By email'],
            ['hand', 'I give them out'],
          ]}
          onChange={(value) => setHanded(value === 'hand')}
          isDisabled={run.isPending}
        />
      )}
      <Textarea
        w="100%"
        label="Reason"
        description="It is kept in the record."
        maxLength={500}
        value={reason}
        error={reasonError}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {run.error !== null && reasonError === null && (
        <Notice kind="error">
          {run.error.message}
          {run.doneCount > 0 && ' Press the button again to continue: each person is added once.'}
        </Notice>
      )}
      <ActionButton isBusy={run.isPending} onClick={() => run.mutate({ people, reason, invite })}>
        {omittedCount > 0 ? `${action}, without the ${numberText(omittedCount)}` : action}
      </ActionButton>
      {run.isPending && (
        <div role="status" className={classes.wide}>
          <Text>
            {numberText(run.doneCount)} of {numberText(people.length)} done. Stay on this page until the end.
          </Text>
          <Progress value={(100 * run.doneCount) / people.length} animated aria-label="Accounts made" />
        </div>
      )}
      <Text c="dimmed">Nobody is written to before you press.</Text>
      <ExitQuestion
        isSaved={!run.isPending}
        isHeld={false}
        reason={
          invite
            ? 'The list is not at its end. You can add the others later from the same file.'
            : 'The list is not at its end, and the links made so far are shown only there. Later each of these people needs a new link.'
        }
      />
    </Stack>
  );
}

const makeText = (count: number) => (count === 1 ? 'Make one account' : `Make ${counted(count, 'account')}`);
