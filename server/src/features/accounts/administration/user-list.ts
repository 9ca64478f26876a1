/** Reads a list of people: CSV with a heading, as spreadsheets save it. */
import { Email, FullName } from '@akada/contract/identity/accounts.ts';
import { importRowLimit } from '@akada/contract/observers/admin.ts';
import type { FieldErrors } from '@akada/contract/wire/errors.ts';
import * as z from 'zod/mini';
import { invalidField } from '../../../platform/fault/fault.ts';
import { type ListedRow, listedRows } from '../../../platform/question-files/csv/listed-rows.ts';

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
  const listed = listedRows(csv, columns);
  if (listed.length === 0) throw invalidField('csv', 'This list has no people in it.');
  if (listed.length > importRowLimit) {
    throw invalidField(
      'csv',
      `A list can make up to ${importRowLimit} accounts. Split it into several lists.`,
    );
  }

  const firstRows = new Map<string, number>();
  return listed.map((line) => {
    const { row } = line;
    const read = readRow(line);
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

function readRow({ row, cell, problem }: ListedRow<Column>): ListRow {
  const parsed = z.safeParse(Person, {
    name: cell('name'),
    email: cell('email'),
    role: cell('role').toLowerCase(),
  });
  const problems: FieldErrors = parsed.success ? {} : getProblems(parsed.error);
  if (problem !== null) problems.row = problem;
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
  role: z.enum(roles, 'The role is student or tutor. Lists cannot add administrators.'),
});

function getProblems({ issues }: z.core.$ZodError): FieldErrors {
  const problems: FieldErrors = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}
