/** Limits of lists that are checked before their texts are converted, because a file can have very many. */

/**
 * @param count of the list
 * @param max of the list
 * @param nouns its items
 * @returns a sentence if there are too many, else null
 */
export function getCountProblem(count: number, max: number, nouns: string): string | null {
  return count > max ? `This question has ${count} ${nouns}. ${max} is the most.` : null;
}
