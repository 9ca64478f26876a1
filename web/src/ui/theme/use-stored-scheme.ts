/** The choice of light or dark, under the key that the script before the first paint also reads. */
import type { MantineColorScheme } from '@mantine/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { forget, readStored, store } from '../../lib/device/device-storage.ts';

const key = 'themeMode';

/** @returns the choice, and functions that change it on this device */
export function useStoredScheme() {
  const [colorScheme, setChoice] = useState(readChoice);

  useLayoutEffect(() => showScheme(colorScheme), [colorScheme]);
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => showScheme(colorScheme);
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === key) setChoice(readChoice());
    };
    device.addEventListener('change', follow);
    addEventListener('storage', followOtherTab);
    return () => {
      device.removeEventListener('change', follow);
      removeEventListener('storage', followOtherTab);
    };
  }, [colorScheme]);

  return useMemo(
    () => ({
      colorScheme,
      setColorScheme: (choice: MantineColorScheme) => {
        store(key, choice);
        setChoice(choice);
      },
      // Without a stored value the device decides, even before the first paint.
      clearColorScheme: () => {
        forget(key);
        setChoice('auto');
      },
    }),
    [colorScheme],
  );
}

function readChoice(): MantineColorScheme {
  const choice = readStored(key);
  return choice === 'light' || choice === 'dark' ? choice : 'auto';
}

function showScheme(choice: MantineColorScheme): void {
  const isDark = choice === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark';
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
