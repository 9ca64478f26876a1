import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { SideMenu } from './side-menu.tsx';

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
      <Drawer opened={isOpen} onClose={menu.close} title="Menu" size={300} hiddenFrom="md" padding="xs">
        <SideMenu user={user} onLeave={menu.close} />
      </Drawer>
    </>
  );
}
