import { normalForm } from '../../../text/words.ts';
import type { TableFact, TableFactRow } from '../fact.ts';
import type { FactQuestion } from '../fact-question.ts';
import type { Phrases } from '../phrases/phrases.ts';

const VALUE_WORTH = 3.8;
const SUBJECT_WORTH = 3.6;
/** A cell stands beside three others. */
const FEWEST_ROWS = 4;

/** For each cell: what stands there for its subject, and which subject has it. */
export function tableQuestions(tables: readonly TableFact[], phrases: Phrases): FactQuestion[] {
  const asked = tables.filter(({ rows }) => rows.length >= FEWEST_ROWS);
  return asked.flatMap((table) =>
    table.columns.flatMap((column, at) => {
      if (at === 0 || column === '' || isMixed(table, at)) return [];
      return table.rows.flatMap((row) => [
        ...askForValue(table, row, at, phrases),
        ...askForSubject(table, row, at, phrases),
      ]);
    }),
  );
}

const YES_OR_NO = /^(?:yes|no|n\/?a|✓|✗|✔|✘)(?![\p{L}\p{N}])/iu;

/** "Yes" beside "a block": the rows ask for different things, and the columns are what the table is about. */
function isMixed({ rows }: TableFact, at: number): boolean {
  const cells = rows.map(({ cells: { [at]: cell = '' } }) => cell).filter((cell) => cell !== '');
  const judged = cells.filter((cell) => YES_OR_NO.test(cell));
  return judged.length > 0 && judged.length < cells.length;
}

function askForValue(table: TableFact, row: TableFactRow, at: number, phrases: Phrases): FactQuestion[] {
  const [subject = ''] = row.cells;
  const key = row.cells[at] ?? '';
  if (key === '') return [];

  return [
    {
      kind: 'value',
      stem: phrases.value(table.columns[at] ?? '', subject),
      key,
      distractors: othersIn(table, row, at),
      origin: row.origin,
      worth: VALUE_WORTH,
      spends: [cellName(row, at)],
    },
  ];
}

function askForSubject(table: TableFact, row: TableFactRow, at: number, phrases: Phrases): FactQuestion[] {
  const [key = ''] = row.cells;
  const value = row.cells[at] ?? '';
  const isShared = table.rows.some(
    (other) => other !== row && normalForm(other.cells[at] ?? '') === normalForm(value),
  );
  if (value === '' || isShared) return [];

  const [subjects = ''] = table.columns;
  return [
    {
      kind: 'value',
      stem: phrases.subject(value, table.columns[at] ?? '', subjects),
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
