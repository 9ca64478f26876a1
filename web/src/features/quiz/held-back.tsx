import { Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';

/** @returns the number of questions that an exam in progress keeps from practice, as text; empty for none */
export function heldBackText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 question is hidden while an exam uses it.'
    : `${counted(count, 'question')} are hidden while an exam uses them.`;
}

export function HeldBack({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" className="figures">
      {heldBackText(count)}
    </Text>
  );
}
