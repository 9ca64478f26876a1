import type { CopyrightCase } from '@akada/contract/observers/copyright.ts';
import { copyrightLimits } from '@akada/core/rights/rights.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { dayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { useAnswerCase } from './api.ts';

/** A copyright report about something of the user's: what happened, and the one answer. */
export function OwnCase({ copyrightCase }: { copyrightCase: CopyrightCase }) {
  const timeZone = useTimeZone();
  const { state, holders, answer, answered_at, opened_at } = copyrightCase;
  const isOpen = state === 'taken_down' || state === 'waiting';

  return (
    <Stack>
      <CaseStatus copyrightCase={copyrightCase} />
      <Text>
        Reported on {dayText(opened_at, timeZone)}.
        {holders.length > 0 && ` Named as the copyright holder: ${holders.join(', ')}.`}
      </Text>
      {answer !== null && (
        <div>
          <Text c="dimmed" size="sm">
            Your answer{answered_at !== null && `, ${dayText(answered_at, timeZone)}`}
          </Text>
          <Text dir="auto">{answer}</Text>
        </div>
      )}
      {answer === null && isOpen && <Answer id={copyrightCase.id} />}
    </Stack>
  );
}

function CaseStatus({ copyrightCase: { state, answer } }: { copyrightCase: CopyrightCase }) {
  switch (state) {
    case 'taken_down':
      return (
        <Notice kind="warning" title="Only you can see it for now">
          Somebody says that it is theirs. You keep it and can study with it.{' '}
          {answer === null
            ? 'If you may share it, tell us why. An administrator then decides.'
            : 'An administrator reads your answer and decides.'}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice kind="info" title="An administrator checks a report about it">
          It stays shared until then. You may tell us why you can share it.
        </Notice>
      );
    case 'put_back':
      return (
        <Notice kind="success" title="It can be shared again">
          We have checked the report. Thank you for waiting.
        </Notice>
      );
    case 'kept_down':
      return (
        <Notice kind="warning" title="It stays private">
          We have checked the report. You keep it and can study with it, and it cannot be shared.
        </Notice>
      );
  }
}

function Answer({ id }: { id: string }) {
  const [text, setText] = useState('');
  const answering = useAnswerCase(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || answering.isPending) return;
    answering.mutate(text.trim(), { onSuccess: () => toast.success('Thank you. We read it.') });
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        <FormFault error={answering.error} />
        <Textarea
          label={'I have the right to share it, because\u00a0…'}
          description="You can answer once. For example: you wrote it, or its owner allows it."
          autosize
          minRows={3}
          maxRows={14}
          maxLength={copyrightLimits.answer}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <ActionButton type="submit" isBusy={answering.isPending} disabled={text.trim() === ''}>
            Send my answer
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}
