import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Reads values that a person, or the browser, has filled into a prerendered form before its script loaded.
 * Fields have the name of their value in `data-path`.
 *
 * @param take sets the values that differ from the initial ones; it must stay the same function
 * @returns the ref of the form
 */
export function useEarlyInput<Values>(
  take: (typed: Partial<Values>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[data-path]') ?? [];
    const typed = Object.fromEntries(
      [...fields].filter(isChanged).map((field) => [field.dataset.path, filledIn(field)]),
    );
    if (Object.keys(typed).length > 0) take(typed as Partial<Values>);
  }, [take]);

  return form;
}

function isChanged(field: HTMLInputElement): boolean {
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}

function filledIn(field: HTMLInputElement): string | boolean {
  return field.type === 'checkbox' ? field.checked : field.value;
}
