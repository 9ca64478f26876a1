/** The order in which texts are presented: another in each sitting, the same all through it. */
import { seededRandom, shuffled } from '../generation/seeded-random.ts';

/**
 * Shuffles texts. They are sorted first, because the order in which an author wrote them may be the key.
 *
 * @param texts in any order
 * @param seed of the list in a sitting
 * @returns an order that depends only on the texts and the seed
 */
export function shuffleTexts(texts: readonly string[], seed: string): string[] {
  return shuffled([...texts].sort(), seededRandom(seed));
}

/** Two distinct texts have another order in half of the attempts. */
const maxAttempts = 40;

/**
 * Shuffles texts into another order than the right one, because an untouched order must not earn a mark.
 *
 * @param texts in the right order, distinct
 * @param seed of the list in a sitting
 * @returns another order; the right one only if there is no other
 */
export function shuffleItems(texts: readonly string[], seed: string): string[] {
  const isRight = (order: readonly string[]) => order.every((text, index) => text === texts[index]);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const order = shuffleTexts(texts, attempt === 0 ? seed : `${seed} ${attempt}`);
    if (!isRight(order)) return order;
  }
  return [...texts.slice(1), ...texts.slice(0, 1)];
}
