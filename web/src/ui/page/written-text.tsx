import { Text } from '@mantine/core';

/** What a person typed into a field, with its lines as they were typed. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Text maw="70ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  );
}
