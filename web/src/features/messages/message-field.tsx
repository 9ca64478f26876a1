import type { Conversation } from '@akada/contract/observers/messages.ts';
import { messageLimits, writingWords } from '@akada/core/messages/message-rules.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { text as asText, remembered } from '../../lib/device/remembered.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './messages.module.css';

interface MessageFieldProps {
  conversation: Conversation;
  onWrite: (text: string) => void;
}

/** The field for the next message, or the reason why the reader cannot write. */
export function MessageField({ conversation: { id, writing, person }, onWrite }: MessageFieldProps) {
  const { id: userId } = useAccount();
  const draft = drafts.of(`${userId}.${id}`);
  const [text, setText] = useState(draft.text);
  const change = (newText: string) => {
    setText(newText);
    drafts.remember(`${userId}.${id}`, { text: newText });
  };
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty) return;
    onWrite(text.trim());
    change('');
  };

  if (writing !== 'open') return <Notice kind="info">{writingWords[writing]}</Notice>;
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={`Message to ${person.full_name}`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={messageLimits.text}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Button type="submit" disabled={isEmpty}>
        Send
      </Button>
      <Text size="sm" c="dimmed" className={classes.hint}>
        Is a message wrong or frightening? Report it, and support reads it and answers you.
      </Text>
    </form>
  );
}

/** Typed text that is not sent yet, by account and conversation. */
const drafts = remembered('draft.message', { text: '' }, { text: asText });
