/** "Bank of ________", "Craik and ________": half of a name is asked for. */
const NAME_BEFORE = /\p{Lu}[\p{L}'’-]*\s+(?:of|and|&)\s+(?:the\s+)?_{3,}/u;
const NAME_AFTER = /_{3,}\s+(?:(?:of|and|for|&)\s+(?:the\s+)?)?\p{Lu}/u;
const NAME_RIGHT_BEFORE = /(?<=\S\s)\p{Lu}[\p{L}'’-]*\s+_{3,}/u;
const JOINED = /[\p{L}\p{N}][-–]_{3,}|_{3,}[-–'’]\p{L}/u;

/** True when the blank takes the place of a whole name or phrase; true for a question without a blank. */
export function isWholeBlank(stem: string): boolean {
  return ![NAME_BEFORE, NAME_AFTER, NAME_RIGHT_BEFORE, JOINED].some((half) => half.test(stem));
}
