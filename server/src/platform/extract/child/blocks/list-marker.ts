/** The glyphs that word processors draw before an item; the last ones sit in the private use of Symbol fonts. */
const BULLET = /^\s*[•◦▪▫‣⁃●○■□◆◇➢➤✓✔\u{F0A7}\u{F0B7}\u{F0D8}\u{F076}\u{F0FC}]\s*(?=\S)/u;
/** Characters that also begin ordinary lines. */
const DASH = /^\s*[-–—*+]\s+(?=\S)/;
const NUMBER = /^\s*\(?(?:(\d{1,3})|([a-z]))[.)]\s+(?=\S)/i;

/**
 * The mark before a list item. `certain` marks are list items wherever they stand; the others only among
 * their like: a dash can begin a line of dialogue, and "2. Supply" can be a heading.
 */
export interface ListMarker {
  kind: 'bullet' | 'dash' | 'number' | 'letter';
  certain: boolean;
  /** Position in its list for numbers and letters (a is 1), 0 for the rest. */
  ordinal: number;
  /** How many characters the mark takes, the space behind it included. */
  length: number;
}

export function findListMarker(line: string): ListMarker | null {
  const bullet = BULLET.exec(line)?.[0];
  if (bullet) return { kind: 'bullet', certain: true, ordinal: 0, length: bullet.length };

  const dash = DASH.exec(line)?.[0];
  if (dash) return { kind: 'dash', certain: false, ordinal: 0, length: dash.length };

  const number = NUMBER.exec(line);
  if (!number) return null;

  const [{ length }, digits, letter] = number;
  if (digits) return { kind: 'number', certain: false, ordinal: Number(digits), length };

  const ordinal = (letter ?? 'a').toLowerCase().charCodeAt(0) - 96;
  return { kind: 'letter', certain: false, ordinal, length };
}

/**
 * How an item is shown: its number is counted by the list, its bullet drawn by it. "(a)" and "a)" stay in the text, because
 * other sentences call the item by them.
 *
 * @returns where its text starts in its line, and its number
 */
export function shownItem({ kind, length, ordinal }: ListMarker): { start: number; ordinal: number | null } {
  if (kind === 'letter') return { start: 0, ordinal: null };

  return { start: length, ordinal: kind === 'number' ? ordinal : null };
}

/** Tells if two marks can belong to one list, the second after the first (perhaps with others between). */
export function continuesList(first: ListMarker, second: ListMarker): boolean {
  if (first.kind !== second.kind) return false;

  const isCounted = first.kind === 'number' || first.kind === 'letter';
  return !isCounted || second.ordinal === first.ordinal + 1;
}
