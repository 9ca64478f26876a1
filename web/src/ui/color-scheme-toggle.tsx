import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColorScheme } from './color-scheme.ts';

export function ColorSchemeToggle() {
  const { scheme, toggle } = useColorScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';

  return (
    <ActionIcon color="gray" c="inherit" onClick={toggle} aria-label={`Switch to ${other} colours`}>
      {scheme === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}
