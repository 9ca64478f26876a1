import { getWords } from '../../../text/words.ts';
import { type LabelledLine, labelledLine } from './labelled-line.ts';

const BETWEEN = /\s+\/\s+|\s+\|\s+|;\s+|\.\s+/u;
const MAX_LABEL_WORDS = 4;

/**
 * Splits a line with a label in each half: "Artery: thick wall / Vein: thin wall".
 *
 * @param line of a note
 * @returns its two or more labelled parts; empty for any other line
 */
export function labelledParts(line: string): LabelledLine[] {
  const parts = line.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const lines = parts.map((part) =>
    /^[^:=]{2,40}?\s?(?::|\s=|\s[–—-])\s/u.test(part) ? labelledLine(part) : null,
  );
  const labelled = lines.filter((part) => part !== null);
  return labelled.length === parts.length &&
    labelled.every(({ label }) => getWords(label).length <= MAX_LABEL_WORDS)
    ? labelled
    : [];
}
