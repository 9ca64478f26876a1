import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect } from 'react';
import { colourBrowserBar } from '../../lib/device/browser.ts';
import { useHydrated } from '../../lib/device/page-state.ts';
import classes from './color-scheme-toggle.module.css';

/**
 * A prerendered page does not know the device's scheme, so it contains both pictures and the style sheet
 * shows the right one.
 */
export function ColorSchemeToggle() {
  const { scheme, toggle } = useColorScheme();
  const isHydrated = useHydrated();
  const other = isHydrated && scheme === 'dark' ? 'light' : 'dark';

  return (
    <ActionIcon color="gray" c="inherit" onClick={toggle} aria-label={`Switch to ${other} colours`}>
      <IconSun size={20} className={classes.sun} aria-hidden />
      <IconMoon size={20} className={classes.moon} aria-hidden />
    </ActionIcon>
  );
}

/** @returns the displayed scheme, and a function that switches to the other one and stores it */
export function useColorScheme() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { setColorScheme } = useMantineColorScheme();

  // Covers every cause of a change: this button, the settings, another tab, or the evening.
  useEffect(() => colourBrowserBar(scheme), [scheme]);

  const toggle = () => setColorScheme(scheme === 'dark' ? 'light' : 'dark');
  return { scheme, toggle };
}
