import { Text } from '@mantine/core';

/** Replaces the button to listen. */
export function NoVoice() {
  return (
    <Text size="sm" c="dimmed">
      Nothing can be read aloud here: this device has no voice that works without the network. You can install
      one in the settings of your phone or computer.
    </Text>
  );
}
