import '@mantine/core/styles/Badge.css';
import type { Announcement } from '@akada/contract/work/classes/announcements.ts';
import { links } from '@akada/core/links/links.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useListState } from '../../lib/address/use-list-address.ts';
import { momentText } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { Panel, Part } from '../../ui/page/panel.tsx';
import { WrittenText } from '../../ui/page/written-text.tsx';
import { AnswerAnnouncement } from './answer-announcement.tsx';
import { announcementsQuery, useReadAnnouncements } from './api.ts';

/** The announcements of the tutor to the reader's class. They count as read once they are on the screen. */
export function ReceivedAnnouncements({ courseId, tutorName }: { courseId: string; tutorName: string }) {
  const address = useListState();
  const query = announcementsQuery(courseId, address.page);
  const { data } = useQuery(query);
  const { mutate: markRead } = useReadAnnouncements(courseId);
  const unreadIds = (data?.items ?? []).flatMap(({ id, is_read }) => (is_read ? [] : [id]));
  // The mark of new ones stays for this visit.
  const [newIds, setNewIds] = useState<readonly string[]>([]);

  const markVisible = useEffectEvent((ids: string[]) => {
    setNewIds((previousIds) => [...previousIds, ...ids]);
    markRead(ids);
  });
  const unreadKey = unreadIds.join();
  useEffect(() => {
    if (unreadKey !== '') markVisible(unreadKey.split(','));
  }, [unreadKey]);

  if (data === undefined || (data.total === 0 && address.page === 0)) return null;
  return (
    <Part title="Announcements">
      <Panel>
        <ResourceList
          what="the announcements"
          one="announcement"
          label="Announcements"
          address={address}
          query={query}
          shape={{ rows: 2, lines: 2 }}
          empty=""
          idOf={({ id }) => id}
          row={(announcement) => (
            <ReceivedAnnouncement
              announcement={announcement}
              tutorName={tutorName}
              isNew={newIds.includes(announcement.id)}
            />
          )}
        />
      </Panel>
    </Part>
  );
}

interface ReceivedAnnouncementProps {
  announcement: Announcement;
  tutorName: string;
  isNew: boolean;
}

function ReceivedAnnouncement({ announcement, tutorName, isNew }: ReceivedAnnouncementProps) {
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [isAnswering, setAnswering] = useState(false);

  return (
    <div>
      <WrittenText>{announcement.text}</WrittenText>
      <Group gap="sm" mt={4}>
        {isNew && <Badge>New</Badge>}
        <Text size="sm" c="dimmed" className="figures">
          {momentText(announcement.sent_at, timeZone)}
          {announcement.edited_at !== null && ', corrected'}
        </Text>
        <Button variant="subtle" onClick={() => setAnswering(true)}>
          Answer
        </Button>
      </Group>
      {isAnswering && (
        <AnswerAnnouncement
          announcementId={announcement.id}
          tutorName={tutorName}
          onClose={() => setAnswering(false)}
          onAnswered={(conversationId) => void navigate(links.conversation(conversationId))}
        />
      )}
    </div>
  );
}
