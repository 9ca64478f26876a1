/** The text size and the last position in each note, stored on this device. */
import { useState } from 'react';
import { between, oneOf, remembered } from '../../../lib/device/remembered.ts';
import { useAccount } from '../../../lib/session/account.ts';

/** Per cent of the usual size. */
const textSizes: readonly number[] = [90, 100, 115, 130, 150];

const choices = remembered('reading', { size: 100 }, { size: oneOf(textSizes) });

const findPosition = (noteId: string) =>
  remembered(`reading.${noteId}`, { page: 1, top: 0 }, { page: between(1, 100_000), top: between(0, 1e7) });

/** @returns the size, and functions that make it larger (1) or smaller (-1); null at an end */
export function useTextSize() {
  const { id } = useAccount();
  const [size, setSize] = useState(() => choices.of(id).size);
  const stepBy = (by: 1 | -1) => {
    const next = textSizes[textSizes.indexOf(size) + by];
    if (next === undefined) return null;
    return () => {
      choices.remember(id, { size: next });
      setSize(next);
    };
  };
  return { size, larger: stepBy(1), smaller: stepBy(-1) };
}

export function useReadingPosition(noteId: string) {
  const { id } = useAccount();
  const position = findPosition(noteId);
  return {
    read: () => position.of(id),
    remember: (page: number, top: number) => position.remember(id, { page, top }),
  };
}
