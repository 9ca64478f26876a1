/** Something beside a key. */
export interface Beside {
  /** Whether someone who has not learnt the note may take it for the key. */
  isRival: boolean;
}

const OPTIONS_BESIDE_KEY = 3;
/** The third may be weaker: two that are hard to strike out make a question. */
const FEWEST_RIVALS = 2;

/**
 * @param others what can stand beside a key, the best first
 * @returns whether enough of those that will stand there are hard to strike out
 */
export function hasRivals(others: readonly Beside[]): boolean {
  return others.slice(0, OPTIONS_BESIDE_KEY).filter(({ isRival }) => isRival).length >= FEWEST_RIVALS;
}
