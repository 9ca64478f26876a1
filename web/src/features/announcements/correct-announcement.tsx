import type { Announcement } from '@akada/contract/work/classes/announcements.ts';
import { announcementLimits } from '@akada/core/announcements/announcement-rules.ts';
import { Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useEditAnnouncement } from './api.ts';

interface CorrectAnnouncementProps {
  announcement: Announcement;
  onClose: () => void;
}

/** Corrects the text of an announcement. */
export function CorrectAnnouncement({ announcement, onClose }: CorrectAnnouncementProps) {
  const [text, setText] = useState(announcement.text);
  const [isEmptyShown, setEmptyShown] = useState(false);
  const editing = useEditAnnouncement(announcement.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setEmptyShown(true);
    else if (!editing.isPending) editing.mutate(text.trim(), { onSuccess: onClose });
  };

  return (
    <FormDialog
      title="Correct the announcement"
      save="Save"
      isBusy={editing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormFault error={editing.error} />
      <Textarea
        label="Announcement"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={announcementLimits.text}
        value={text}
        error={isEmptyShown && text.trim() === '' ? 'Write what your class should know' : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        Your class sees the new text, and is not told again.
      </Text>
    </FormDialog>
  );
}
