import type { NotePassage } from '../../language-model/note-passages.ts';
import { normalForm } from '../../text/words.ts';

interface NoteRow {
  cells: string[];
  /** The first row of its table. */
  head: string[];
}

/**
 * @param name the thing in the first column
 * @param columns of the table that a model wrote
 * @returns the cells of the note's row about the thing, by the names of the columns, or by their positions if the note has as many;
 *   a cell that its table lacks is empty; null if the note has no such row
 */
export function findNoteRow(
  passages: readonly NotePassage[],
  name: string,
  columns: readonly string[],
): string[] | null {
  const requested = normalForm(name);
  const row = getRows(passages).find(({ cells: [first = ''] }) => normalForm(first) === requested);
  if (requested === '' || row === undefined) return null;
  const { cells, head } = row;
  const positions = columns.map((column, index) =>
    index === 0 ? 0 : head.findIndex((one) => normalForm(one) === normalForm(column)),
  );
  if (positions.slice(1).some((position) => position > 0))
    return positions.map((position) => cells[position] ?? '');
  return cells.length === columns.length ? cells : null;
}

function getRows(passages: readonly NotePassage[]): NoteRow[] {
  let head: string[] | null = null;
  return passages
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      head = cells.length < 2 ? null : (head ?? cells);
      return head === null ? [] : [{ cells, head }];
    });
}
