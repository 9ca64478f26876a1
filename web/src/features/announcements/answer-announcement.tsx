import { messageLimits } from '@akada/core/messages/message-rules.ts';
import { Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useAnswer } from './api.ts';

interface AnswerAnnouncementProps {
  announcementId: string;
  tutorName: string;
  onClose: () => void;
  onAnswered: (conversationId: string) => void;
}

/** An answer to an announcement, which only the tutor reads. */
export function AnswerAnnouncement(props: AnswerAnnouncementProps) {
  const { announcementId, tutorName, onClose, onAnswered } = props;
  // All tries share one id, so that an answer whose confirmation was lost arrives once.
  const [id] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [isEmptyShown, setEmptyShown] = useState(false);
  const answering = useAnswer(announcementId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setEmptyShown(true);
    else if (!answering.isPending)
      answering.mutate(
        { id, text: text.trim() },
        { onSuccess: ({ conversation_id }) => onAnswered(conversation_id) },
      );
  };

  return (
    <FormDialog
      title={`Answer ${tutorName}`}
      save="Send"
      isBusy={answering.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormFault error={answering.error} />
      <Textarea
        label="Your answer"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={messageLimits.text - 200}
        value={text}
        error={isEmptyShown && text.trim() === '' ? 'Write an answer' : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        It goes to {tutorName} alone. Your class does not see it.
      </Text>
    </FormDialog>
  );
}
