/** The words of an essay, and the limits that the author asked for. */
import { counted } from '../../lib/format/numbers.ts';

interface WordLimits {
  min_words: number | null;
  max_words: number | null;
}

/** @returns `213 words` */
export function countWords(text: string): string {
  return counted(text.match(/[\p{L}\p{N}\p{M}]+(?:['’.,\-‑][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0, 'word');
}

/** @returns `200 to 300 asked`; empty without limits */
export function describeLimits({ min_words: min, max_words: max }: WordLimits): string {
  if (min !== null && max !== null) return `${min} to ${max} asked`;
  if (min !== null) return `at least ${min} asked`;
  return max === null ? '' : `at most ${max} asked`;
}
