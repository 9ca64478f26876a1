import { Text } from '@mantine/core';
import { WrittenText } from '../../ui/page/written-text.tsx';

export function CourseDescription({ text }: { text: string }) {
  if (text === '') return <Text c="dimmed">It has no description yet.</Text>;

  return <WrittenText>{text}</WrittenText>;
}
