/** Orders that do not depend on the key, and are the same each time. */
import { createHash } from 'node:crypto';

/** @param texts in any order @returns them in an order of their hashes */
export function mixTexts(texts: readonly string[]): string[] {
  const hashes = new Map(texts.map((text) => [text, createHash('sha256').update(text).digest('hex')]));
  return [...texts].sort((a, b) => ((hashes.get(a) ?? '') < (hashes.get(b) ?? '') ? -1 : 1));
}

/** @param items in the right order @returns them in another order if there is one */
export function mixItems(items: readonly string[]): string[] {
  const mixed = mixTexts(items);
  const isRight = mixed.every((item, index) => item === items[index]);
  return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
