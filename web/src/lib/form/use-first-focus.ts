import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field. The browser's dialogs would focus their close button, and so would a form whose
 * code loads later.
 *
 * @returns the ref of the field
 */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);

  useEffect(() => field.current?.focus(), []);

  return field;
}
