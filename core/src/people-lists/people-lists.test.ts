import { describe, expect, it } from 'vitest';
import { findColumns } from './columns.ts';
import { readPeople } from './list-people.ts';
import { readTable } from './list-table.ts';
import { suggestAddress } from './mistyped-address.ts';

function read(text: string, addresses: ReadonlyMap<number, string> = new Map()) {
  const table = readTable(text);
  const found = findColumns(table.map(({ cells }) => cells ?? []));
  return {
    found,
    people: readPeople(table.slice(found.headingIndex + 1), found.columns, { role: 'student', addresses }),
  };
}

describe('reading a list', () => {
  const ada = ['Ada Obi', 'ada@school.test', 'student'];
  it.each([
    ['commas', 'name,email,role\nAda Obi,ada@school.test,student'],
    ['semicolons and old line ends', 'Full Name;E-mail\r"Ada Obi";ada@school.test\r'],
    ['tabs and a mark of the encoding', '\uFEFFNAMES\tEMAIL ADDRESS\nAda   Obi\tada@school.test'],
    [
      'a title above',
      'UNITY COLLEGE, YABA\nSS2 2026\n\nS/N,Student’s Name,E-Mail\n1,Ada Obi,ada@school.test',
    ],
    ['the name in parts', 'Surname,First Name,Mail,Phone\nObi,Ada,ada@school.test,0803'],
    ['a surname beside the name', 'Surname,Name,Email\nObi,Ada,ada@school.test'],
    ['a surname beside the complete name', 'Surname,Full name,Email\nOBI,Ada Obi,ada@school.test'],
    ['a role in other words', 'Name,Email,User type\nAda Obi,mailto:ada@school.test,PUPIL'],
    ['no heading', '1,Ada Obi,ada@school.test'],
    [
      'sums and a repeated heading',
      'Name,Email\nAda Obi,ada@school.test\nName,Email\nTOTAL,\n,\nTotal students: 1',
    ],
    [
      'columns that nobody needs',
      'Matric No,Parent,Name,Email,Class\n7,Mrs Obi,Ada Obi,ada@school.test,SS2 B',
    ],
  ])('the list with %s has one person', (_, text) => {
    expect(read(text).people.map(({ name, email, role }) => [name, email, role])).toEqual([ada]);
    expect(read(text).people[0]).toMatchObject({ problem: null, suggestion: null });
  });

  it('a name in capitals stays as it is written', () => {
    expect(read('name,email\n OKAFOR  NGOZI ,n@school.test').people[0]?.name).toBe('OKAFOR NGOZI');
  });

  it('a person whose name begins like a sum needs a look', () => {
    expect(read('name,email\nTotal Okon,').people[0]?.problem).toBe('There is no email address.');
  });

  it('other names stand between first name and surname', () => {
    const [person] = read('Surname,Other names,First name,Email\nObi,Chidinma,Ada,a@school.test').people;
    expect(person?.name).toBe('Ada Chidinma Obi');
  });
});

it.each([
  [',ada@school.test', 'There is no name.'],
  ['Ada Obi,', 'There is no email address.'],
  ['Ada Obi,nobody', '“nobody” is not an email address.'],
  ['Ada Obi,ada@school.test,admin', 'The role is student or tutor, not “admin”.'],
  ['Ada Obi,FIRST@school.test', 'This address is in row 2 too.'],
  ['"Ada Obi,ada@school.test', 'A quotation mark is not closed in this row.'],
])('the row %j needs a look', (row, problem) => {
  const { people } = read(`name,email,role\nBola Ade,first@school.test,\n${row}`);
  expect(people.map((person) => person.problem)).toEqual([null, problem]);
});

it.each([
  ['tunde@gmial.com', 'tunde@gmail.com'],
  ['Tunde@GMAI.com', 'Tunde@gmail.com'],
  ['tunde@gmaill.com', 'tunde@gmail.com'],
  ['tunde@gmail,com', 'tunde@gmail.com'],
  ['tunde@gmailcom', 'tunde@gmail.com'],
  ['tunde @yaho.com', 'tunde@yahoo.com'],
  ['tunde@Gmail.com', null],
  ['tunde@ymail.com', null],
  ['tunde@mail.com', null],
  ['tunde@school.edu.ng', null],
  ['@gmial.com', null],
  ['', null],
])('for the address %j, the suggestion is %j', (address, suggestion) => {
  expect(suggestAddress(address)).toBe(suggestion);
});

it.each([
  ['tunde@gmail.com', null],
  ['tunde@gmial.com', null],
  ['bola@school.test', 'This address is in row 2 too.'],
])('the decision for %s replaces what is written, and ends the suggestion', (decision, problem) => {
  const { people } = read(
    'name,email\nBola,bola@school.test\nTunde,tunde@gmial.com',
    new Map([[3, decision]]),
  );
  expect(people[1]).toMatchObject({ email: decision, suggestion: null, problem });
});

it('a list without any address has no column for it', () => {
  expect(read('Ada Obi,SS2\nBola Ade,SS2').found.columns.email).toBeUndefined();
});

it('twenty thousand rows are read', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `Student ${index},s${index}@school.test`);
  expect(read(['name,email', ...rows].join('\n')).people).toHaveLength(20_000);
});
