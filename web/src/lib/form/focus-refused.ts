import type { FormEvent } from 'react';

/**
 * Takes people to the first field that was refused: it may stand above what they see. Fields carry the name of their
 * value as `data-path`.
 *
 * @param errors by the names of values
 * @param submission of the form that was refused
 */
export function focusRefused(
  errors: Record<string, unknown>,
  _values: unknown,
  submission: FormEvent<HTMLFormElement> | undefined,
): void {
  // The event's current target is gone once the rules had to be waited for.
  const form = submission?.target;
  if (!(form instanceof HTMLFormElement)) return;

  const fields = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  const refused = fields.find(({ dataset }) => dataset.path !== undefined && dataset.path in errors);
  // A frame later its sentence stands below it, and a screen reader reads both.
  requestAnimationFrame(() => refused?.focus());
}
