import type { Conversation } from '@akada/contract/observers/messages.ts';
import { attachmentNames } from '@akada/core/messages/attachment-rules.ts';
import { messageLimits, writingWords } from '@akada/core/messages/message-rules.ts';
import { hourText } from '@akada/core/messages/quiet-hours.ts';
import { ActionIcon, Text, Textarea } from '@mantine/core';
import { IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { text as asText, remembered } from '../../lib/device/remembered.ts';
import { momentText } from '../../lib/format/dates.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { useAccount, useTimeZone } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AttachMenu } from './attach-menu.tsx';
import { AttachmentFrame } from './attachment-card.tsx';
import { type AttachmentDraft, removeDraftFile } from './attachment-drafts.ts';
import classes from './message-field.module.css';
import type { TimeChoice } from './time-choice.ts';

interface MessageFieldProps {
  conversation: Conversation;
  TimeChoice: TimeChoice;
  onWrite: (text: string, attachment: AttachmentDraft | null) => void;
}

/** The field for the next message, or the reason why the reader cannot write. */
export function MessageField({ conversation, TimeChoice, onWrite }: MessageFieldProps) {
  const { id, writing, person, attachments } = conversation;
  const { id: userId } = useAccount();
  const draft = drafts.of(`${userId}.${id}`);
  const [text, setText] = useState(draft.text);
  const [attachment, attach] = useState<AttachmentDraft | null>(null);
  const change = (newText: string) => {
    setText(newText);
    drafts.remember(`${userId}.${id}`, { text: newText.slice(0, maxDraft) });
  };
  const isTooLong = text.trim().length > messageLimits.text;
  const isEmpty = text.trim() === '' && attachment === null;
  const send = () => {
    if (isEmpty || isTooLong) return;
    onWrite(text.trim(), attachment);
    attach(null);
    change('');
  };

  if (writing !== 'open') return <Notice kind="info">{writingWords[writing]}</Notice>;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {attachment !== null && (
        <DraftCard
          draft={attachment}
          onRemove={() => {
            removeDraftFile(attachment.id);
            attach(null);
          }}
        />
      )}
      <div className={classes.box} data-wrong={isTooLong || undefined}>
        {attachments.length > 0 && (
          <AttachMenu conversation={conversation} TimeChoice={TimeChoice} onAttach={attach} />
        )}
        <Textarea
          aria-label={`Message to ${person.full_name}`}
          placeholder={`Write to ${person.full_name}`}
          variant="unstyled"
          className={classes.text}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          size={44}
          radius={11}
          aria-label="Send"
          disabled={isEmpty || isTooLong}
        >
          <IconSend size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <Text
        size="sm"
        c={isTooLong ? 'var(--mantine-color-error)' : 'dimmed'}
        role={isTooLong ? 'alert' : undefined}
      >
        {isTooLong
          ? `A message has at most ${numberText(messageLimits.text)} characters. Yours has ${numberText(text.trim().length)}. Shorten it, or attach it as a file.`
          : getHint(conversation)}
      </Text>
    </form>
  );
}

/** A draft is no place for a book: storage on the device is small. */
const maxDraft = 20_000;

function getHint({ quiet, person }: Conversation): string {
  if (quiet === null) return 'Your message arrives immediately.';
  return `${person.full_name} is notified of messages after ${hourText(quiet.from)} at ${hourText(quiet.until)}.`;
}

function DraftCard({ draft: { kind, title }, onRemove }: { draft: AttachmentDraft; onRemove: () => void }) {
  const timeZone = useTimeZone();
  return (
    <AttachmentFrame
      kind={kind}
      title={kind === 'time' ? momentText(title, timeZone) : title}
      fact={`${attachmentNames[kind]}, not sent yet`}
      action={
        <ActionIcon variant="subtle" size={44} aria-label="Remove the attachment" onClick={onRemove}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

/** Typed text that is not sent yet, by account and conversation. */
const drafts = remembered('draft.message', { text: '' }, { text: asText });
