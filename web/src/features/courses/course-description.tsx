import { Text } from '@mantine/core';

export function CourseDescription({ text }: { text: string }) {
  if (text === '') return <Text c="dimmed">It has no description yet.</Text>;

  return (
    <Text maw="70ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
