import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useLazyModule } from '../../../lib/lazy/lazy.tsx';
import type { StoredUser } from '../../../lib/session/session-store.ts';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { Overlay } from '../../../ui/layers/overlay.tsx';

const load = () => import('./drawer-menu.tsx');

/** The menu on narrow screens. */
export function MenuDrawer({ user }: { user: StoredUser }) {
  const [isOpen, drawer] = useDisclosure(false);
  const { open, close } = drawer;
  const part = useLazyModule({ load, demand: isOpen, onMissing: close });

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        hiddenFrom="md"
        onClick={open}
        aria-label="Open the menu"
        aria-expanded={isOpen}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Overlay position="left" title="Menu" onClose={close}>
          {part === null ? <RowsShape rows={6} /> : <part.DrawerMenu user={user} onFollow={close} />}
        </Overlay>
      )}
    </>
  );
}
