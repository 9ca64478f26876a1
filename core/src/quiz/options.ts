/** The options of a multiple-choice question: how many there may be, and what each is called. */

/** The maximum for a student's question; a generated question has four. */
export const mostOptions = 12;

/** @param position from 0 @returns `A`, `B`, and so on */
export function optionLabel(position: number): string {
  return String.fromCharCode(65 + position);
}

/** @param key positions of right options @returns `A, C` */
export function keyLabel(key: readonly number[]): string {
  return key.length === 0 ? 'no key' : key.map(optionLabel).join(', ');
}
