import { expect, test } from 'vitest';
import { type CardSearch, parseCardSearch } from './card-search.ts';

const text = (value: string, side: 'front' | 'back' | null = null): CardSearch => ({
  kind: 'text',
  text: value,
  side,
});

test.each<[string, CardSearch]>([
  ['', { all: [] }],
  ['valve', text('valve')],
  ['heart valve', { all: [text('heart'), text('valve')] }],
  ['"heart valve', text('heart valve')],
  ['-valve', { not: text('valve') }],
  ['left-sided - x', { all: [text('left-sided'), text('-'), text('x')] }],
  ['front:valve', text('valve', 'front')],
  ['10:30', text('10:30')],
  ['"see: this"', text('see: this')],
  ['tag:cells', { kind: 'tag', tag: 'cells' }],
  ['tag:biology::*', { kind: 'tag', tag: 'biology' }],
  ['-tag:none', { not: { kind: 'tag', tag: null } }],
  ['deck:Biology::Cells', { kind: 'deck', path: 'Biology::Cells' }],
  ['deck:"Cell biology"', { kind: 'deck', path: 'Cell biology' }],
  ['"deck:Cell biology"', { kind: 'deck', path: 'Cell biology' }],
  ['is:due', { kind: 'is', status: 'due' }],
  ['IS:Suspended', { kind: 'is', status: 'suspended' }],
  ['note:cloze', { kind: 'note', card: 'cloze' }],
  ['flag:1', { kind: 'flag', flag: 1 }],
  ['prop:lapses>3', { kind: 'prop', property: 'lapses', comparison: '>', value: 3 }],
  ['prop:ivl>=21.5', { kind: 'prop', property: 'ivl', comparison: '>=', value: 21.5 }],
  ['prop:due=-1', { kind: 'prop', property: 'due', comparison: '=', value: -1 }],
  ['added:7', { kind: 'added', days: 7 }],
  ['added:999999', { kind: 'added', days: 3_650 }],
  ['rated:7:1', { kind: 'rated', days: 7, grade: 1 }],
  ['a or b c', { any: [text('a'), { all: [text('b'), text('c')] }] }],
  ['a and b', { all: [text('a'), text('b')] }],
  ['or a or', text('a')],
  ['(a or b) -is:new', { all: [{ any: [text('a'), text('b')] }, { not: { kind: 'is', status: 'new' } }] }],
  ['-(a b', { not: { all: [text('a'), text('b')] } }],
  ['a) b', { all: [text('a'), text('b')] }],
])('%j is understood', (typedText, search) => {
  expect(parseCardSearch(typedText)).toEqual({ search, problems: [] });
});

test.each([
  ['colour:red valve', '“colour:” is not known here.'],
  ['is:happy valve', 'After “is:” write due, new,'],
  ['tag: valve', 'Write something after “tag:”.'],
  ['flag:8 valve', 'After “flag:” write a number from 0 to 7.'],
  ['prop:ease>2 valve', 'After “prop:” write ivl,'],
  ['rated:7:5 valve', 'After “rated:” write a number of days'],
  ['added:0 valve', 'After “added:” write a number of days'],
])('%j names the unknown word, and searches for the others', (typedText, problem) => {
  const parsed = parseCardSearch(typedText);
  expect(parsed.problems).toEqual([expect.stringContaining(problem)]);
  expect(parsed.search).toEqual(text('valve'));
});

test('a search of very many words or brackets stays small', () => {
  const { search, problems } = parseCardSearch('a '.repeat(100));
  expect(search).toEqual({ all: Array(20).fill(text('a')) });
  expect(problems).toEqual(['Only the first 20 words count.']);
  expect(parseCardSearch('('.repeat(2_000)).search).toEqual({ all: [] });
});
