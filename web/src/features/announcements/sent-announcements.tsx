import type { Announcement } from '@akada/contract/work/classes/announcements.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useDeletion } from '../../lib/query/deletion.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { WrittenText } from '../../ui/page/written-text.tsx';
import { announcementsQuery, deletableAnnouncement } from './api.ts';
import { CorrectAnnouncement } from './correct-announcement.tsx';
import { UnreadStudents } from './unread-students.tsx';

/** The announcements that the tutor has sent to a class, the last one first. */
export function SentAnnouncements({ courseId }: { courseId: string }) {
  const address = useListState();

  return (
    <ResourceList
      what="your announcements"
      one="announcement"
      label="Announcements"
      address={address}
      query={announcementsQuery(courseId, address.page)}
      shape={{ rows: 2, lines: 2 }}
      empty="You have told this class nothing yet."
      idOf={({ id }) => id}
      row={(announcement) => <SentAnnouncement announcement={announcement} />}
    />
  );
}

function SentAnnouncement({ announcement }: { announcement: Announcement }) {
  const { text, sent_at, edited_at, for_owner } = announcement;
  const timeZone = useTimeZone();
  const [opened, setOpened] = useState<'unread' | 'correction' | null>(null);
  const deletion = useDeletion(deletableAnnouncement);
  const close = () => setOpened(null);
  if (for_owner === null) return null;
  const { students, readers, is_editable } = for_owner;

  return (
    <div>
      <WrittenText>{text}</WrittenText>
      <Text size="sm" c="dimmed" className="figures">
        {momentText(sent_at, timeZone)}
        {edited_at !== null && ', corrected'}. Read by {readers} of {students}.
      </Text>
      <Group gap={8}>
        {readers < students && (
          <Button variant="subtle" onClick={() => setOpened('unread')}>
            Who has not read it
          </Button>
        )}
        {is_editable && (
          <Button variant="subtle" onClick={() => setOpened('correction')}>
            Correct
          </Button>
        )}
        <ActionButton
          variant="subtle"
          color="clay"
          isBusy={deletion.isPending}
          onClick={() => deletion.mutate(announcement)}
        >
          Delete
        </ActionButton>
      </Group>
      {opened === 'unread' && <UnreadStudents announcement={announcement} onClose={close} />}
      {opened === 'correction' && <CorrectAnnouncement announcement={announcement} onClose={close} />}
    </div>
  );
}
