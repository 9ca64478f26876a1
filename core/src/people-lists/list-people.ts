/** Reads the people of a school's list, and says which rows a person has to look at. */
import { isHeading, type ListColumns, type ListField } from './columns.ts';
import type { TableRow } from './list-table.ts';
import { suggestAddress } from './mistyped-address.ts';

/** Lists make no administrators. */
export type ListRole = 'student' | 'tutor';

export interface ListedPerson {
  /** The line of the file where the row begins, from 1. */
  line: number;
  name: string;
  email: string;
  role: string;
  /** The reason why the row cannot be used as it is, or null. */
  problem: string | null;
  /** The address that is probably meant, if the written one looks mistyped. */
  suggestion: string | null;
}

export interface ListChoices {
  role: ListRole;
  addresses: ReadonlyMap<number, string>;
}

const roleWords: Readonly<Record<ListRole, readonly string[]>> = {
  student: ['student', 'students', 'pupil', 'learner'],
  tutor: ['tutor', 'tutors', 'teacher', 'lecturer', 'instructor'],
};

const maxNameLength = 120;
const maxAddressLength = 254;

const totalsPattern =
  /^(?:grand |sub ?-?)?totals?(?:\s*[:=\d]|\s+(?:number|no|students|pupils|boys|girls|of)\b|\s*$)/i;
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * @param rows below the heading
 * @param choices.role of the people whose row names none
 * @param choices.addresses that a person decided on, by line: they replace the written ones, and nothing else is suggested
 * @returns the people in their order; sums and repeated headings are no people
 */
export function readPeople(
  rows: readonly TableRow[],
  columns: ListColumns,
  { role, addresses }: ListChoices,
): ListedPerson[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, cells }): ListedPerson[] => {
    if (cells === null) {
      const problem = 'A quotation mark is not closed in this row.';
      return [{ line, name: '', email: '', role, problem, suggestion: null }];
    }
    if (isHeading(cells)) return [];

    const writtenPerson = readPerson(cells, columns, role);
    const decision = addresses.get(line);
    const person = decision === undefined ? writtenPerson : { ...writtenPerson, email: decision };
    if (person.email === '' && isNoPerson(cells, person.name)) return [];

    const key = person.email.toLowerCase();
    const problem = getProblem(person, lines.get(key));
    if (key !== '' && !lines.has(key)) lines.set(key, line);
    const suggestion = decision === undefined ? suggestAddress(person.email) : null;
    return [{ line, ...person, problem, suggestion }];
  });
}

function readPerson(cells: readonly string[], columns: ListColumns, role: ListRole) {
  const getCell = (field: ListField) => {
    const index = columns[field];
    return index === undefined ? '' : tidy(cells[index] ?? '');
  };
  return {
    name: joinName(
      getCell('name') || tidy(`${getCell('firstName')} ${getCell('otherNames')}`),
      getCell('surname'),
    ),
    email: getCell('email').replace(/^mailto:/i, ''),
    role: readRole(getCell('role'), role),
  };
}

/** Next to a column with surnames, a column "name" holds first names or the complete name. */
function joinName(name: string, surname: string): string {
  const hasSurname = ` ${name} `.toLowerCase().includes(` ${surname} `.toLowerCase());
  return hasSurname ? name : tidy(`${name} ${surname}`);
}

/** @returns an unknown word as it is written, because the page shows it with its problem */
function readRole(cell: string, role: ListRole): string {
  if (cell === '') return role;

  const word = cell.toLowerCase();
  if (roleWords.student.includes(word)) return 'student';
  return roleWords.tutor.includes(word) ? 'tutor' : cell;
}

/** Rows with sums and dates have neither a name nor an address. */
function isNoPerson(cells: readonly string[], name: string): boolean {
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  return totalsPattern.test(first.trim()) || !/\p{L}/u.test(name);
}

function getProblem(
  { name, email, role }: Pick<ListedPerson, 'name' | 'email' | 'role'>,
  firstLine: number | undefined,
): string | null {
  if (name === '') return 'There is no name.';
  if (name.length > maxNameLength) return 'The name is too long.';
  if (email === '') return 'There is no email address.';
  if (firstLine !== undefined) return `This address is in row ${firstLine} too.`;
  if (email.length > maxAddressLength) return 'The email address is too long.';
  if (!addressPattern.test(email)) return `“${email}” is not an email address.`;
  if (role !== 'student' && role !== 'tutor') return `The role is student or tutor, not “${role}”.`;
  return null;
}

const tidy = (cell: string) => cell.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
