import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLazyModule } from '../../lib/lazy/lazy.tsx';
import type { StoredUser } from '../../lib/session/session-store.ts';

const load = () => import('../palette/palette.tsx');

/** Opens the command palette: by Ctrl K or Cmd K from anywhere, by a button for hands without a keyboard. */
export function PaletteButton({ user }: { user: StoredUser }) {
  const [isOpen, palette] = useDisclosure(false);
  const { open, close } = palette;
  const module = useLazyModule({ load, demand: isOpen, onMissing: close });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        onClick={open}
        aria-label="Go to a page, a file or a set"
        aria-keyshortcuts="Control+K Meta+K"
        aria-expanded={isOpen}
        title="Ctrl K"
      >
        <IconSearch size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && module !== null && <module.Palette user={user} onClose={close} />}
    </>
  );
}
