const LISTED = 10;

/** Numbers or names in a sentence for a person: the first ten, and how many more. */
export function listInWarning(items: readonly (number | string)[]): string {
  const shown = items.slice(0, LISTED).join(', ');

  return items.length > LISTED ? `${shown} and ${items.length - LISTED} more` : shown;
}

/** @param hidden numbers of slides that a presentation does not show */
export function hiddenSlidesWarning(hidden: readonly number[]): string[] {
  return hidden.length > 0
    ? [`Slides that are hidden in the show were read too: ${listInWarning(hidden)}.`]
    : [];
}
