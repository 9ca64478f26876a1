/** Decks that a student names: a path of levels, such as `Biology::Cells`. */
import { cardLimits } from './card-rules.ts';

const separator = '::';

/** @returns the path with tidy levels, without empty ones; an empty text if no level is left */
export function tidyDeckPath(text: string): string {
  return text
    .split(separator)
    .map((level) => level.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((level) => level !== '')
    .join(separator);
}

/** @returns true if a tidy path is not too deep, and none of its levels too long */
export function isDeckPath(path: string): boolean {
  const levels = path.split(separator);
  return (
    levels.length <= cardLimits.deckLevels && levels.every(({ length }) => length <= cardLimits.deckName)
  );
}

/** @returns the path of each deck around this one, the outermost first, then the deck itself */
export function deckLevels(path: string): string[] {
  const levels = path.split(separator);
  return levels.map((_, index) => levels.slice(0, index + 1).join(separator));
}
