/** Lines around a change, by which one finds it. */
const linesAround = 1;

/**
 * @returns of two versions of a text the lines from the first that differs to the last, with one before and after; both
 *   empty if they say the same
 */
export function changedLines(before: string, after: string): { before: string; after: string } {
  if (before === after) return { before: '', after: '' };

  const [then, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(then.length, now.length);
  let first = 0;
  while (first < shorter && then[first] === now[first]) first += 1;
  let last = 0;
  while (last < shorter - first && then.at(-1 - last) === now.at(-1 - last)) last += 1;

  const part = (lines: readonly string[]) => {
    const [from, to] = [Math.max(first - linesAround, 0), lines.length - Math.max(last - linesAround, 0)];
    const visibleText = lines.slice(from, to).join('\n');
    return `${from > 0 ? '…\n' : ''}${visibleText}${to < lines.length ? '\n…' : ''}`;
  };
  return { before: part(then), after: part(now) };
}
