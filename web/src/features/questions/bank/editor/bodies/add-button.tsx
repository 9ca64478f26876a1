import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

/** Adds a row; renders nothing if the list is full. */
export function AddButton({ text, isFull, onAdd }: { text: string; isFull: boolean; onAdd: () => void }) {
  if (isFull) return null;
  return (
    <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
      {text}
    </Button>
  );
}
