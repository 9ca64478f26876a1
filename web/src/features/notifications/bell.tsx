import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLatePart } from '../../lib/late/use-late-part.ts';
import { unreadCountQuery } from './api.ts';
import { badgeText, bellText } from './notification-text.ts';
import classes from './notifications.module.css';

const load = () => import('./latest-notifications.tsx');

/** @param pageFor where the link of a notification leads in this release */
export function Bell({ pageFor }: { pageFor: (link: string) => string }) {
  const [isOpen, panel] = useDisclosure(false);
  const part = useLatePart({ load, wish: isOpen, onMissing: panel.close });
  const { data, error } = useQuery(unreadCountQuery);
  const unread = data?.unread_count ?? 0;
  const badge = badgeText(unread);
  const text = bellText(unread, error);

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        className={classes.bell}
        onClick={panel.open}
        aria-label={text}
        title={error === null ? undefined : text}
        aria-expanded={isOpen}
      >
        <IconBell size={22} aria-hidden />
        {badge !== null && (
          <span className={`${classes.badge} figures`} aria-hidden>
            {badge}
          </span>
        )}
      </ActionIcon>
      {isOpen && part !== null && <part.LatestNotifications pageFor={pageFor} onClose={panel.close} />}
    </>
  );
}
