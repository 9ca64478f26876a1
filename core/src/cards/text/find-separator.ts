/** Finds the separator of a text that does not declare it. */

import { findHeading } from './text-columns.ts';

const candidates = ['\t', ';', ',', '|', ' - ', ' – ', ': ', ' = '];
/** Min share of lines that contain the separator. */
const minShare = 0.8;
const sampleLines = 200;

/** Anki takes the first of these that is anywhere in the beginning, also a colon within a sentence. */
const ankiCandidates = ['\t', '|', ';', ':', ',', ' '];
const ankiSample = 8_192;

/** @returns the separator that Anki would take; null if there is none */
export function findAnkiSeparator(text: string): string | null {
  const start = text.slice(0, ankiSample);
  return ankiCandidates.find((separator) => start.includes(separator)) ?? null;
}

/** @returns the separator that most lines have; null if no sign parts them */
export function findSeparator(text: string): string | null {
  const lines = text.split('\n', sampleLines).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const heading = ['\t', ',', ';'].find((separator) => findHeading(lines[0]?.split(separator) ?? []));
  if (heading !== undefined) return heading;

  const getShare = (separator: string) =>
    lines.filter((line) => line.includes(separator)).length / Math.max(lines.length, 1);
  // A tab is never part of a sentence.
  if (getShare('\t') > 0) return '\t';
  return candidates.find((separator) => getShare(separator) >= minShare) ?? null;
}
