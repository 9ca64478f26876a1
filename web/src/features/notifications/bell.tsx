import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLazyModule } from '../../lib/lazy/lazy.tsx';
import { useStreamSettled } from '../../lib/stream/stream-settled.ts';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { Popover } from '../../ui/layers/popover.tsx';
import { badgeText, bellText } from './notification-text.ts';
import classes from './notifications.module.css';
import { unreadCountQuery } from './unread-count.ts';

const load = () => import('./latest-notifications.tsx');

/** From this width (`md`) the menu is next to the page, which leaves room for a panel. */
const wide = '(min-width: 62em)';

/** @param pageFor gets the page of a notification's link in this release */
export function Bell({ pageFor }: { pageFor: (link: string) => string }) {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  const [isOpen, panel] = useDisclosure(false);
  const part = useLazyModule({ load, demand: isOpen, onMissing: panel.close });
  const { data, error } = useQuery({ ...unreadCountQuery, enabled: useStreamSettled() });
  const unread = data?.unread_count ?? 0;
  const text = bellText(unread, error);
  const latest =
    part === null ? (
      <RowsShape rows={4} lines={3} />
    ) : (
      <part.LatestNotifications pageFor={pageFor} onClose={panel.close} />
    );
  const picture = <BellPicture badge={badgeText(unread)} />;

  if (isWide) {
    return (
      <Popover
        label={text}
        title="Notifications"
        trigger={picture}
        position="top"
        isOpen={isOpen}
        onToggle={(opens) => (opens ? panel.open() : panel.close())}
      >
        {isOpen && latest}
      </Popover>
    );
  }
  return (
    <>
      <ActionIcon color="gray" c="inherit" onClick={panel.open} aria-label={text} aria-expanded={isOpen}>
        {picture}
      </ActionIcon>
      {isOpen && (
        <Overlay position="right" title="Notifications" onClose={panel.close}>
          {latest}
        </Overlay>
      )}
    </>
  );
}

function BellPicture({ badge }: { badge: string | null }) {
  return (
    <span className={classes.bell}>
      <IconBell size={22} aria-hidden />
      {badge !== null && (
        <span className={`${classes.badge} figures`} aria-hidden>
          {badge}
        </span>
      )}
    </span>
  );
}
