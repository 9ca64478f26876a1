import type { CardNote } from '../../../cards/card-note.ts';
import { getContext } from '../../../cards/sources/context.ts';
import { normalForm } from '../../../text/words.ts';
import { type FactOrigin, getOrigin, type TableFact } from '../../facts/fact.ts';
import { getForeignRole } from '../../facts/lists/heads-by-language.ts';
import { askForMembers } from '../../facts/phrases/french-grammar.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 2.7;
const MIN_CELLS = 3;

/**
 * Asks for all cells in a column of a table whose columns are two adjacent lists: advantages and
 * disadvantages.
 *
 * @param note in French
 * @returns an open question for each such column
 */
export function getColumnLists(note: CardNote): TypedCandidate[] {
  return note.facts.tables.flatMap((table) => {
    const origin = getTableOrigin(table, note);
    if (origin === null || table.columns.some((column) => getForeignRole(column) === null)) return [];
    return table.columns.flatMap((column, index): TypedCandidate[] => {
      const cells = table.rows.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
      if (cells.length < MIN_CELLS) return [];
      const context = getContext(note, origin, column);
      const command = askForMembers(column, cells.length);
      return [
        {
          kind: 'member',
          stem: context === '' ? command : `${context}${command.charAt(0).toLowerCase()}${command.slice(1)}`,
          body: { type: 'open', answer: cells.join('; ') },
          explanation: '',
          origin,
          facts: [`column:${normalForm(column)}:${origin.start}`],
          answers: [],
          isOwn: false,
          priority: PRIORITY,
        },
      ];
    });
  });
}

function getTableOrigin({ rows }: TableFact, { pages }: CardNote): FactOrigin | null {
  const [first, last] = [rows[0]?.origin, rows.at(-1)?.origin];
  const page = pages.find(({ number }) => number === first?.page);
  if (first === undefined || last?.page !== first.page || page === undefined) return null;
  return getOrigin(page, { start: first.start, end: last.end });
}
