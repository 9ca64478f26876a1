import type { SupportThread } from '@akada/contract/observers/support.ts';
import { supportLimits } from '@akada/core/support/support-rules.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import classes from './support.module.css';

interface MessagesProps {
  messages: SupportThread['messages'];
  /** The person's name for the reader. */
  person: string;
}

/** The messages of both sides, oldest first. */
export function Messages({ messages, person }: MessagesProps) {
  const timeZone = useTimeZone();
  return (
    <ol className={classes.messages} aria-label="Messages">
      {messages.map(({ id, from_support, text, written_at }) => (
        <li key={id} className={classes.message} data-support={from_support || undefined}>
          <Text c="dimmed" size="sm">
            {from_support ? 'Support' : person} · {momentText(written_at, timeZone)}
          </Text>
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  );
}

interface WritingProps {
  label: string;
  save: string;
  isBusy: boolean;
  error: Error | null;
  /** @param done empties the field after sending */
  onSend: (text: string, done: () => void) => void;
  /** Buttons next to the send button. */
  children?: ReactNode;
}

/** The field for a new message. */
export function MessageField({ label, save, isBusy, error, onSend, children }: WritingProps) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isBusy) onSend(text.trim(), () => setText(''));
      }}
    >
      <Stack>
        <FormFault error={error} />
        <Textarea
          label={label}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={supportLimits.text}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={classes.acts}>
          <ActionButton type="submit" isBusy={isBusy}>
            {save}
          </ActionButton>
          {children}
        </div>
      </Stack>
    </form>
  );
}
