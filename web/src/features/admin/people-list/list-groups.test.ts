import type { ImportRow } from '@akada/contract/observers/admin.ts';
import type { ListedPerson } from '@akada/core/people-lists/list-people.ts';
import { expect, it } from 'vitest';
import { getRowKey, groupPeople } from './list-groups.ts';

const person = (line: number, changes: Partial<ListedPerson> = {}): ListedPerson => ({
  line,
  name: 'Ada Obi',
  email: `ada${line}@school.test`,
  role: 'student',
  problem: null,
  suggestion: null,
  ...changes,
});
const answer = (outcome: ImportRow['outcome'], problems = {}): ImportRow => ({
  row: 2,
  full_name: 'Ada Obi',
  email: '',
  role: 'student',
  outcome,
  problems,
  link: null,
});

it('each row is new, here already, to mend or unchecked', () => {
  const [ready, present, rejected, unchecked] = [person(2), person(3), person(4), person(5)];
  const faulty = person(6, { problem: 'There is no name.' });
  const mistyped = person(7, { email: 'ada@gmial.com', suggestion: 'ada@gmail.com' });
  const answers = new Map([
    [getRowKey(ready), answer('ready')],
    [getRowKey(present), answer('exists')],
    [getRowKey(rejected), answer('invalid', { name: 'Write the name with letters' })],
  ]);
  expect(groupPeople([ready, present, rejected, unchecked, faulty, mistyped], answers)).toEqual({
    newPeople: [ready],
    presentCount: 1,
    unchecked: [unchecked],
    toMend: [
      { person: rejected, problem: 'Write the name with letters' },
      { person: faulty, problem: 'There is no name.' },
      { person: mistyped, problem: '“ada@gmial.com” looks mistyped.' },
    ],
  });
});

it('a row that changed after its check is unchecked', () => {
  const answers = new Map([[getRowKey(person(2)), answer('ready')]]);
  const changedPerson = person(2, { role: 'tutor' });
  expect(groupPeople([changedPerson], answers).unchecked).toEqual([changedPerson]);
});
