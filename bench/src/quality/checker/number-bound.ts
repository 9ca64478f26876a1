import { type CheckedItem, getDistractors, keyOf } from './checked-item.ts';

/** A blank after words that set a limit: "more than ____". */
const LEAST =
  /\b(?:more than|over|at least|above|exceeds?|no less than|greater than) (?:[^\s\d_]{1,3})?_{3,}/i;
const MOST = /\b(?:less than|under|at most|below|up to|fewer than|no more than) (?:[^\s\d_]{1,3})?_{3,}/i;

/** Denials are skipped: if no kiln burns at more than 70, some may still burn at more than 50. */
const DENIED = /\b(?:no|not|never|cannot|without|none|neither)\b|n['’]t\b/i;

/** Names a distractor that is right too, because everything over 70 is also over 50; null if there is none. */
export function boundFault(item: CheckedItem): string | null {
  const key = findNumber(keyOf(item));
  if (key === null || DENIED.test(item.stem.replace(/\bno (?=less|more)/i, ''))) return null;

  for (const distractor of getDistractors(item)) {
    const value = findNumber(distractor);
    if (value === null) continue;
    if (LEAST.test(item.stem) && value < key) return `"${distractor}" holds where "${keyOf(item)}" holds`;
    if (MOST.test(item.stem) && !LEAST.test(item.stem) && value > key)
      return `"${distractor}" holds where "${keyOf(item)}" holds`;
  }
  return null;
}

function findNumber(option: string): number | null {
  const digits = /^[^\d\p{L}]{0,2}(\d[\d,]*(?:\.\d+)?)/u.exec(option)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}
