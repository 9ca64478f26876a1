import type { KeyboardEvent } from 'react';

/**
 * Handles Enter in a field. A key that confirms a suggestion of an input method submits nothing.
 *
 * @param onSubmit absent if Enter has no effect
 * @returns a handler of key presses
 */
export function submitOnEnter(onSubmit: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit?.();
  };
}
