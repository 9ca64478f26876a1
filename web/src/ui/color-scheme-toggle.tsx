import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useHydrated } from '../lib/device/use-hydrated.ts';
import { useColorScheme } from './color-scheme.ts';
import classes from './color-scheme-toggle.module.css';

/** A prerendered page knows nobody's scheme: both pictures are there, and the style sheet shows the right one. */
export function ColorSchemeToggle() {
  const { scheme, toggle } = useColorScheme();
  const isHydrated = useHydrated();
  const other = isHydrated && scheme === 'dark' ? 'light' : 'dark';

  return (
    <ActionIcon
      color="gray"
      c="inherit"
      onClick={toggle}
      disabled={!isHydrated}
      aria-label={`Switch to ${other} colours`}
    >
      <IconSun size={20} className={classes.sun} aria-hidden />
      <IconMoon size={20} className={classes.moon} aria-hidden />
    </ActionIcon>
  );
}
