import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLazyModule } from '../../lib/lazy/lazy.tsx';
import type { StoredUser } from '../../lib/session/session-store.ts';

const load = () => import('../palette/palette.tsx');

/**
 * Opens the search: by Ctrl K or Cmd K on every page, by `/` on pages that have no search field, and by a
 * button for touch.
 */
export function PaletteButton({ user }: { user: StoredUser }) {
  const [isOpen, palette] = useDisclosure(false);
  const { open, close } = palette;
  const module = useLazyModule({ load, demand: isOpen, onMissing: close });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
      const isControlled = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      if (!isControlled && !(key === '/' && !ctrlKey && !metaKey && !isTakenBy(event))) return;
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
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-expanded={isOpen}
        title="Ctrl K"
      >
        <IconSearch size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && module !== null && <module.Palette user={user} onClose={close} />}
    </>
  );
}

/** Input fields, layers and pages with their own search keep the key. */
const isTakenBy = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null ||
  document.querySelector('dialog[open], main [type="search"]') !== null;
