import { Checkbox } from '@mantine/core';
import { useSingleKeys } from '../../lib/device/single-keys.ts';

/** Disables keys, for people who dictate or often hit a key by mistake. */
export function KeyChoice() {
  const [work, choose] = useSingleKeys();

  return (
    <Checkbox
      size="md"
      label="Letter and number keys answer questions"
      description="They work in practice and exams, on this device. Enter and Tab always work."
      checked={work}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
