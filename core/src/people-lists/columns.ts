/** Finds the columns of a school's list of people, in whatever words its heading has. */

export const listFields = ['name', 'surname', 'firstName', 'otherNames', 'email', 'role'] as const;
export type ListField = (typeof listFields)[number];

/** The index of the column for each field that the list has. */
export type ListColumns = Partial<Record<ListField, number>>;

export interface FoundColumns {
  /** The index of the row with the headings; -1 if the list has none. */
  headingIndex: number;
  /** Each column has one, as it is written. */
  headings: string[];
  columns: ListColumns;
}

/** Titles, dates and empty lines stand above the heading of a printed list. */
const maxRowsAboveHeading = 20;

const spellings: Readonly<Record<ListField, readonly string[]>> = {
  name: [
    'name',
    'names',
    'fullname',
    'fullnames',
    'studentname',
    'studentsname',
    'studentfullname',
    'nameofstudent',
    'namesofstudents',
    'pupilname',
    'pupilsname',
    'candidatename',
    'learnername',
    'tutorname',
    'teachername',
    'teachersname',
    'staffname',
    'lecturername',
    'student',
  ],
  surname: ['surname', 'sname', 'lastname', 'lname', 'familyname'],
  firstName: ['firstname', 'firstnames', 'fname', 'givenname', 'givennames', 'forename', 'forenames'],
  otherNames: ['othername', 'othernames', 'middlename', 'middlenames'],
  email: [
    'email',
    'emails',
    'emailaddress',
    'emailid',
    'mail',
    'mailaddress',
    'studentemail',
    'studentsemail',
    'studentemailaddress',
    'schoolemail',
    'tutoremail',
    'teacheremail',
    'staffemail',
  ],
  role: ['role', 'roles', 'usertype', 'accounttype', 'accountrole'],
};

const fieldsBySpelling = new Map(
  listFields.flatMap((field) => spellings[field].map((spelling) => [spelling, field] as const)),
);

/**
 * Where two columns have the same field, the first counts; a person can choose the other.
 *
 * @param rows of the file, the cells of each
 * @returns the heading that names the largest number of fields, or columns guessed from the cells if there is none
 */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns {
  let best: FoundColumns | null = null;
  for (const [index, cells] of rows.slice(0, maxRowsAboveHeading + 1).entries()) {
    const columns = readHeading(cells);
    const count = countFields(columns);
    const isHeading = columns.email !== undefined || count > 1;
    if (isHeading && (best === null || count > countFields(best.columns))) {
      best = { headingIndex: index, headings: cells.map((cell) => cell.trim()), columns };
    }
  }
  return best ?? guessColumns(rows);
}

/** @returns true if the cells repeat a heading, as where two lists were joined */
export function isHeading(cells: readonly string[]): boolean {
  const columns = readHeading(cells);
  return columns.email !== undefined && countFields(columns) > 1;
}

function readHeading(cells: readonly string[]): ListColumns {
  const columns: ListColumns = {};
  for (const [index, cell] of cells.entries()) {
    const field = fieldsBySpelling.get(getSpelling(cell));
    if (field !== undefined) columns[field] ??= index;
  }
  return columns;
}

/** Headings of at most 40 characters: longer cells are sentences. */
function getSpelling(cell: string): string {
  return cell
    .slice(0, 40)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}

function guessColumns(rows: readonly (readonly string[])[]): FoundColumns {
  const sample = rows.slice(0, 100);
  const width = Math.max(0, ...sample.map((cells) => cells.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const headings = indexes.map((index) => `Column ${index + 1}`);
  const email = indexes.find((index) => sample.some((cells) => cells[index]?.includes('@')));
  if (email === undefined) return { headingIndex: -1, headings, columns: {} };

  const name = indexes.find(
    (index) => index !== email && sample.some((cells) => /\p{L}{2}/u.test(cells[index] ?? '')),
  );
  return { headingIndex: -1, headings, columns: name === undefined ? { email } : { name, email } };
}

const countFields = (columns: ListColumns) => Object.keys(columns).length;
