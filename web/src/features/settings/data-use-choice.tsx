import { deviceSavesData, useLittleDataChoice } from '../../lib/device/little-data.ts';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';

/** Chooses little data for people who pay for each megabyte. */
export function DataUseChoice() {
  const [choice, choose] = useLittleDataChoice();

  return (
    <ChipField
      label="Data use"
      description="With little data, pictures load when you tap them, and text uses your device’s font. This counts on this device."
      value={choice}
      options={[
        ['auto', `Same as my device (${deviceSavesData() ? 'little data' : 'everything'})`],
        ['on', 'Little data'],
        ['off', 'Everything'],
      ]}
      onChange={(value) => choose(value === 'on' || value === 'off' ? value : 'auto')}
    />
  );
}
