import { type RefObject, useEffect, useRef } from 'react';

/**
 * The first thing to fill in takes the focus. The browser's dialogs give it to their close button, and a form whose code
 * comes later finds it there.
 *
 * @returns what the field is tied to
 */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);

  useEffect(() => field.current?.focus(), []);

  return field;
}
