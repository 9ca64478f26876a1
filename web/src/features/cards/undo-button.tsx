import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';

/**
 * Undoes the last decision about a card.
 *
 * @param undo null if there is none; the button keeps its position then
 */
export function UndoButton({ undo }: { undo: (() => void) | null }) {
  return (
    <ActionIcon
      color="gray"
      c={undo === null ? 'dimmed' : 'inherit'}
      opacity={undo === null ? 0.5 : 1}
      aria-label="Undo the last card"
      aria-disabled={undo === null}
      onClick={() => undo?.()}
    >
      <IconArrowBackUp size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
