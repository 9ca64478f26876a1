import { useMantineColorScheme } from '@mantine/core';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';

/** `auto` follows the device. */
const schemes = ['light', 'dark', 'auto'] as const;

export function ThemeChoice() {
  const { colorScheme, setColorScheme, clearColorScheme } = useMantineColorScheme();
  const choose = (value: string) => {
    const scheme = schemes.find((it) => it === value) ?? 'auto';
    // Without a stored value the device decides, even before the first paint.
    if (scheme === 'auto') clearColorScheme();
    else setColorScheme(scheme);
  };

  return (
    <ChipField
      label="Colours"
      value={colorScheme}
      options={[
        ['auto', 'Same as my device'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]}
      onChange={choose}
    />
  );
}
