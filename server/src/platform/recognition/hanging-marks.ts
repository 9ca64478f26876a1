import type { Piece } from '../extract/child/pdf/piece.ts';

const MARK = /^[([]?(?:\d{1,3}|[A-Ha-h]|[ivx]{1,4})[.):\]]{1,2}$/;
/** The longest way from a mark to its text, and the most by which their baselines differ, in sizes of the text. */
const MAX_GAP = 6;
const SAME_BASELINE = 0.5;

/**
 * Puts numbers and letters before their lines. Recognisers take marks left of a text for a separate column.
 *
 * @param lines pieces of each line, in reading order
 * @returns the lines, without lines that are only marks of another line
 */
export function attachMarks(lines: readonly Piece[][]): Piece[][] {
  const marks = lines.filter(isMark);
  if (marks.length === 0) return [...lines];

  const texts = lines.filter((line) => !isMark(line));
  const owned = new Map<Piece[], Piece[][]>();
  const attached = new Set<Piece[]>();
  for (const mark of marks) {
    const owner = findText(mark, texts);
    if (owner === null) continue;
    owned.set(owner, [...(owned.get(owner) ?? []), mark]);
    attached.add(mark);
  }
  return lines
    .filter((line) => !attached.has(line))
    .map((line) => [...(owned.get(line) ?? []).flat().sort((first, second) => first.x - second.x), ...line]);
}

const isMark = (line: readonly Piece[]) => line.length === 1 && MARK.test(line[0]?.text ?? '');

function findText([mark]: readonly Piece[], texts: readonly Piece[][]): Piece[] | null {
  let nearest: { line: Piece[]; gap: number } | null = null;
  for (const line of texts) {
    const [first] = line;
    if (mark === undefined || first === undefined) continue;
    const gap = (first.x - mark.right) / first.size;
    const isLeft = gap > -0.5 && gap < MAX_GAP && Math.abs(first.y - mark.y) < SAME_BASELINE * first.size;
    if (isLeft && (nearest === null || gap < nearest.gap)) nearest = { line, gap };
  }
  return nearest?.line ?? null;
}
