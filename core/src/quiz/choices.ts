/** Tells if a choice is right: it has all right options and no other. */

/**
 * @param choices indexes of the chosen options, in any order
 * @param keys indexes of the right ones; none makes no choice right
 */
export function isRight(choices: readonly number[], keys: readonly number[]): boolean {
  const selection = new Set(choices);
  const right = new Set(keys);
  return right.size > 0 && selection.size === right.size && [...right].every((key) => selection.has(key));
}
