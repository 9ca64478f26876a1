/** The saved choice of light or dark, under the key that the script before the first paint reads too. */
import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { colourBrowserBar } from './browser-bar.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'themeMode' });

/** @returns the scheme that is shown and a function that switches to the other one and keeps it */
export function useColorScheme() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { setColorScheme } = useMantineColorScheme();

  // However it came to change: here, in the settings, in another tab, or with the evening.
  useEffect(() => colourBrowserBar(scheme), [scheme]);

  const toggle = () => setColorScheme(scheme === 'dark' ? 'light' : 'dark');
  return { scheme, toggle };
}
