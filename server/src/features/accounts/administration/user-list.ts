/** Reads a list of people: CSV with a heading, as spreadsheets save it. */
import { Email, FullName } from '@akada/contract/identity/accounts.ts';
import { importRowLimit } from '@akada/contract/observers/admin.ts';
import type { FieldErrors } from '@akada/contract/wire/errors.ts';
import Papa from 'papaparse';
import * as z from 'zod/mini';
import { invalidField } from '../../../platform/fault/fault.ts';

const columns = ['name', 'email', 'role'] as const;
type Column = (typeof columns)[number];

const roles = ['student', 'tutor'] as const;

export interface ListRow {
  /** As spreadsheets count, the heading being row 1. */
  row: number;
  fullName: string;
  email: string;
  role: string;
  /** Null while there are problems. */
  person: { fullName: string; email: string; role: (typeof roles)[number] } | null;
  problems: FieldErrors;
}

/** As much of a cell as is shown again. */
const shownLength = 254;

/**
 * Spreadsheets run what begins so as a formula, and the list of links is opened in one. No name begins so.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^[=+\-@\t\r]/;

/** @returns the rows that are not blank, in their order @throws Fault `validation_failed` on the field `csv` */
export function readUserList(csv: string): ListRow[] {
  const [heading = [], ...records] = cellsOf(csv);
  const positions = positionsOf(heading);
  const numbered = records
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => !isBlank(cells));
  if (numbered.length === 0) throw listFault('This list names no person.');
  if (numbered.length > importRowLimit) {
    throw listFault(`A list makes ${importRowLimit} accounts at most. Cut it into several.`);
  }

  const firstRows = new Map<string, number>();
  return numbered.map(({ cells, row }) => {
    const read = readRow(cells, row, positions, heading.length);
    const first = firstRows.get(read.email.toLowerCase());
    if (first !== undefined && read.email !== '') {
      return {
        ...read,
        person: null,
        problems: { ...read.problems, email: `This address is in row ${first} too.` },
      };
    }
    firstRows.set(read.email.toLowerCase(), row);
    return read;
  });
}

function cellsOf(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw listFault(`A quotation mark is not closed, in row ${(broken.row ?? 0) + 1} or above.`);

  return data;
}

function positionsOf(heading: readonly string[]): Record<Column, number> {
  const names = heading.map((name) => name.trim().toLowerCase());
  for (const column of columns) {
    const count = names.filter((name) => name === column).length;
    if (count === 0) throw listFault('The first row has to name the columns: name, email, role.');
    if (count > 1) throw listFault(`The column ${column} is there twice.`);
  }
  return { name: names.indexOf('name'), email: names.indexOf('email'), role: names.indexOf('role') };
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function readRow(
  cells: readonly string[],
  row: number,
  positions: Record<Column, number>,
  width: number,
): ListRow {
  const cell = (column: Column) => (cells[positions[column]] ?? '').trim();
  const parsed = z.safeParse(Person, {
    name: cell('name'),
    email: cell('email'),
    role: cell('role').toLowerCase(),
  });
  const problems: FieldErrors = parsed.success ? {} : problemsOf(parsed.error);
  if (cells.slice(width).some((extra) => extra.trim() !== '')) {
    problems.row = 'This row has more cells than the heading. Put a cell with a comma into quotation marks.';
  }
  const shown = {
    fullName: cell('name').slice(0, shownLength),
    email: cell('email').slice(0, shownLength),
    role: cell('role').slice(0, shownLength),
  };
  if (!parsed.success || problems.row !== undefined) return { row, ...shown, person: null, problems };

  const { name: fullName, email, role } = parsed.data;
  return { row, ...shown, person: { fullName, email, role }, problems };
}

const Person = z.object({
  name: FullName.check(
    z.refine(
      (name) => !formula.test(name),
      'A name begins with a letter, not with a sign that spreadsheets compute',
    ),
  ),
  email: Email.check(z.refine((email) => !formula.test(email), 'An address begins with a letter or a digit')),
  role: z.enum(roles, 'The role is student or tutor. Administrators are not made from a list.'),
});

function problemsOf({ issues }: z.core.$ZodError): FieldErrors {
  const problems: FieldErrors = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}

const listFault = (sentence: string) => invalidField('csv', sentence);
