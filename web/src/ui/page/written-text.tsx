import { Text } from '@mantine/core';

/** Text typed by a person, with its line breaks. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Text maw="70ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
