import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { DrawerMenu } from './drawer-menu.tsx';

/** The menu on narrow screens. */
export function MenuDrawer({ user }: { user: StoredUser }) {
  const [isOpen, menu] = useDisclosure(false);

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        hiddenFrom="md"
        onClick={menu.open}
        aria-label="Open the menu"
        aria-expanded={isOpen}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Overlay place="left" title="Menu" onClose={menu.close}>
          <DrawerMenu user={user} onLeave={menu.close} />
        </Overlay>
      )}
    </>
  );
}
