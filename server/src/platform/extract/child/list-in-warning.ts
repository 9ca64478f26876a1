const LISTED = 10;

/** Numbers or names in a sentence for a person: the first ten, and how many more. */
export function listInWarning(items: readonly (number | string)[]): string {
  const shown = items.slice(0, LISTED).join(', ');

  return items.length > LISTED ? `${shown} and ${items.length - LISTED} more` : shown;
}
