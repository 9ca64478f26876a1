import { announcementLimits } from '@akada/core/announcements/announcement-rules.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { text as asText, remembered } from '../../lib/device/remembered.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useAccount } from '../../lib/session/account.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { useSendAnnouncement } from './api.ts';

interface AnnouncementFieldProps {
  courseId: string;
  /** Students who are told. */
  students: number;
}

/** The next announcement. The device keeps what is typed until it is sent. */
export function AnnouncementField({ courseId, students }: AnnouncementFieldProps) {
  const { id: userId } = useAccount();
  const draftKey = `${userId}.${courseId}`;
  const [text, setText] = useState(() => drafts.of(draftKey).text);
  const sending = useSendAnnouncement(courseId);
  const change = (newText: string) => {
    setText(newText);
    drafts.remember(draftKey, { text: newText });
  };
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || sending.isPending) return;
    sending.mutate(text.trim(), {
      onSuccess: () => {
        change('');
        toast.success('Your class has been told.');
      },
    });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="sm">
        <FormFault error={sending.error} />
        <Textarea
          label="Announcement"
          description={`Each of your ${counted(students, 'student')} gets one notification. Only you get the answers.`}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={announcementLimits.text}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <div>
          <ActionButton type="submit" isBusy={sending.isPending} disabled={isEmpty}>
            Send to {counted(students, 'student')}
          </ActionButton>
        </div>
        <Text size="sm" c="dimmed">
          You can correct the text for a day, and delete it at any time.
        </Text>
      </Stack>
    </form>
  );
}

/** Typed text that is not sent yet, by account and course. */
const drafts = remembered('draft.announcement', { text: '' }, { text: asText });
