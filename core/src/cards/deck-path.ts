/** Decks that a student names: a path of levels, such as `Biology::Cells`. */
import { cardLimits } from './card-rules.ts';

/** Stands between the levels of a path. */
export const deckSeparator = '::';

/** @returns the path with tidy levels, without empty ones; an empty text if no level is left */
export function tidyDeckPath(text: string): string {
  return text
    .split(deckSeparator)
    .map((level) => level.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((level) => level !== '')
    .join(deckSeparator);
}

/** @returns true if a tidy path is not too deep, and none of its levels too long */
export function isDeckPath(path: string): boolean {
  const levels = path.split(deckSeparator);
  return (
    levels.length <= cardLimits.deckLevels && levels.every(({ length }) => length <= cardLimits.deckName)
  );
}

/** @returns the path of each deck around this one, the outermost first, then the deck itself */
export function deckLevels(path: string): string[] {
  const levels = path.split(deckSeparator);
  return levels.map((_, index) => levels.slice(0, index + 1).join(deckSeparator));
}

/** @returns true if a path is a deck, or a deck inside it */
export function isInDeck(path: string, deck: string): boolean {
  return path === deck || path.startsWith(`${deck}${deckSeparator}`);
}

/** @returns the path of the deck around this one, empty for an outermost deck, and its own name */
export function splitDeckPath(path: string): { outer: string; name: string } {
  const end = path.lastIndexOf(deckSeparator);
  if (end < 0) return { outer: '', name: path };
  return { outer: path.slice(0, end), name: path.slice(end + deckSeparator.length) };
}
