/** The saved choice of light or dark, under the key that the script before the first paint reads too. */
import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { colourBrowserBar } from './browser-bar.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'themeMode' });

/** @returns the scheme that is shown and a function that switches to the other one and keeps it */
export function useColorScheme() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { setColorScheme } = useMantineColorScheme();

  const toggle = () => {
    const other = scheme === 'dark' ? 'light' : 'dark';
    setColorScheme(other);
    colourBrowserBar(other);
  };
  return { scheme, toggle };
}
