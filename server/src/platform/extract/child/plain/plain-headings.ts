const LONGEST = 80;
const MOST_WORDS = 12;
/** "BP = CO x SVR" is what a student has to learn. */
const STATES_RELATION = /\s[=≈<>≤≥]\s*[\p{L}\p{N}]/u;
const ENDS_LIKE_TEXT = /[.,;:…]["'”’)]?$/;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{L}/u;
const CHAPTER = /^(?:chapter|part|unit|module|lecture|week|topic)\s+(?:\d+|[ivxlc]+)\b/i;

/** A line of nothing but = or -, which makes the line above it a heading. */
export function isUnderline(line: string): boolean {
  return /^(?:={3,}|-{3,})$/.test(line);
}

/** @returns the heading level if the line below is an underline, else null */
export function levelOfUnderline(line: string, below: string): number | null {
  if (!isUnderline(below) || line.length > LONGEST || isUnderline(line)) return null;

  return below.startsWith('=') ? 1 : 2;
}

/** As `headingLevel`, of a line with text directly below it: only what can be nothing else is a heading. */
export function levelInGroup(line: string, isFirst: boolean): number | null {
  return CHAPTER.test(line) || (isCapital(line) && /\p{Lu}{4}/u.test(line))
    ? headingLevel(line, isFirst)
    : null;
}

/**
 * Takes a separate line for a heading if it is short, begins like one and has no final mark.
 *
 * @param isFirst the first line of a text is its title, if it is a heading at all
 * @returns the level, or null for text
 */
export function headingLevel(line: string, isFirst: boolean): number | null {
  const text = line.trim();
  if (!looksLikeHeading(text)) return null;
  if (isFirst || CHAPTER.test(text) || isCapital(text)) return 1;

  const numbered = NUMBERED.exec(text)?.[1];

  return numbered ? Math.min(numbered.split('.').length + 1, 6) : 2;
}

/** Scripts that know no capitals have none. */
function isCapital(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Whether a line is short, begins like a heading and has no final mark. */
export function looksLikeHeading(text: string): boolean {
  const short = text.length <= LONGEST && text.split(/\s+/).length <= MOST_WORDS;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;

  if (STATES_RELATION.test(text)) return false;
  return short && letters >= 3 && /^["'“‘(]?[\p{Lu}\p{Lo}\p{N}]/u.test(text) && !ENDS_LIKE_TEXT.test(text);
}
