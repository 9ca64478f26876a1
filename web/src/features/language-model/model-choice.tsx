import type { ModelChoice as Selection } from '@akada/contract/base/language-model.ts';
import { Group, Stack, Text } from '@mantine/core';
import { longDayText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { getRecipientText, modelChoiceQuery, useChooseModel } from './model-choice-api.ts';

/** Chooses whether passages of notes, and pictures of pages without text, may be sent to a language model. */
export function ModelChoice() {
  return (
    <Loaded what="your choice" query={modelChoiceQuery} shape={<TextShape lines={2} />}>
      {(selection) => <Choice selection={selection} />}
    </Loaded>
  );
}

const answers = [
  ['agreed', 'Allow it'],
  ['offline', 'Stay offline'],
] as const;

function Choice({ selection }: { selection: Selection }) {
  const { mutate, isPending, error } = useChooseModel();
  const sentence = useSentence(selection);
  const { recipient, choice } = selection;
  if (recipient === null)
    return <Text>No language model is set up here, so your notes are not sent to one.</Text>;

  return (
    <Stack align="flex-start">
      <Text>{sentence}</Text>
      {error && <Notice kind="error">{error.message}</Notice>}
      <Group>
        {answers
          .filter(([answer]) => answer !== choice)
          .map(([answer, label]) => (
            <ActionButton
              key={answer}
              variant="default"
              isBusy={isPending}
              onClick={() => mutate({ choice: answer, host: recipient.host })}
            >
              {label}
            </ActionButton>
          ))}
      </Group>
    </Stack>
  );
}

function useSentence({ recipient, choice, chosen_at }: Selection): string {
  const timeZone = useTimeZone();
  const recipientText = recipient === null ? '' : getRecipientText(recipient);
  if (choice === 'agreed' && chosen_at !== null)
    return `On ${longDayText(chosen_at, timeZone)} you agreed that passages of your notes, and pictures of pages without text, are sent to ${recipientText}.`;
  if (choice === 'offline')
    return `You said no: none of your notes are sent to ${recipientText}. Akada’s own engine makes everything.`;
  return `Passages of your notes, and pictures of pages without text, may be sent to ${recipientText}. Nothing is sent unless you allow it.`;
}
