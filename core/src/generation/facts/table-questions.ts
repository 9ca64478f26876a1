import { normalForm } from '../../text/words.ts';
import type { TableFact, TableFactRow } from './fact.ts';
import type { FactQuestion } from './fact-question.ts';

const VALUE_WORTH = 3.8;
const SUBJECT_WORTH = 3.6;
/** The head of a column that goes on in the cell: "Headed by", "Found in". */
const OPEN_HEAD = /\b(?:by|in|at|of|for|to|with|from|on|as)$/i;

/** For each cell: what stands there for its subject, and which subject has it. */
export function tableQuestions(tables: readonly TableFact[]): FactQuestion[] {
  return tables.flatMap((table) =>
    table.columns.flatMap((column, at) => {
      if (at === 0 || column === '') return [];
      return table.rows.flatMap((row) => [...askForValue(table, row, at), ...askForSubject(table, row, at)]);
    }),
  );
}

function askForValue(table: TableFact, row: TableFactRow, at: number): FactQuestion[] {
  const [subject = ''] = row.cells;
  const key = row.cells[at] ?? '';
  if (key === '') return [];

  const column = nameOf(table.columns[at] ?? '');
  const stem = OPEN_HEAD.test(column)
    ? `What stands under “${table.columns[at]}” for “${subject}”?`
    : `What is the ${column} of “${subject}”?`;
  return [
    {
      kind: 'value',
      stem,
      key,
      distractors: othersIn(table, row, at),
      origin: row.origin,
      worth: VALUE_WORTH,
      spends: [cellName(row, at)],
    },
  ];
}

function askForSubject(table: TableFact, row: TableFactRow, at: number): FactQuestion[] {
  const [key = ''] = row.cells;
  const value = row.cells[at] ?? '';
  const isShared = table.rows.some(
    (other) => other !== row && normalForm(other.cells[at] ?? '') === normalForm(value),
  );
  if (value === '' || isShared) return [];

  const [subjects = ''] = table.columns;
  const which = subjects === '' ? 'Which of the following' : `Which ${nameOf(subjects)}`;
  return [
    {
      kind: 'value',
      stem: `${which} has “${value}” under “${table.columns[at]}”?`,
      key,
      distractors: othersIn(table, row, 0),
      origin: row.origin,
      worth: SUBJECT_WORTH,
      spends: [cellName(row, at)],
    },
  ];
}

function othersIn(table: TableFact, row: TableFactRow, at: number): string[] {
  const own = normalForm(row.cells[at] ?? '');
  const others = table.rows.map((other) => other.cells[at] ?? '');
  return [...new Set(others.filter((cell) => cell !== '' && normalForm(cell) !== own))];
}

function cellName({ origin }: TableFactRow, at: number): string {
  return `cell:${origin.page}:${origin.end}:${at}`;
}

/** "Function" is a noun inside a sentence; "GDP" and "Latin name" keep their capitals where a second one follows. */
function nameOf(column: string): string {
  return /^\p{Lu}[\p{Ll}\s]+$/u.test(column) ? column.toLowerCase() : column;
}
