/**
 * Draws questions for an exam that is shorter than its set: each subset is equally likely (Fisher-Yates,
 * Durstenfeld 1964, stopped after `count` steps).
 *
 * @param ids the whole set
 * @param count how many are wanted; more than there are gives all
 * @param random returns a number from 0 to below 1
 * @returns the drawn ids, in random order
 */
export function drawQuestions(ids: readonly string[], count: number, random: () => number): string[] {
  const pool = [...ids];
  const requestedCount = Math.min(count, pool.length);

  for (let position = 0; position < requestedCount; position += 1) {
    const selectedCount = position + Math.floor(random() * (pool.length - position));
    const moved = pool[position] ?? '';
    pool[position] = pool[selectedCount] ?? '';
    pool[selectedCount] = moved;
  }
  return pool.slice(0, requestedCount);
}
