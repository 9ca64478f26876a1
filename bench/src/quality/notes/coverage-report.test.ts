import { expect, test } from 'vitest';
import { reportOnCoverage } from './coverage-report.ts';
import { noteCoverage } from './note-coverage.ts';

const weaving = { name: 'weaving', made: 10, covered: 4, parts: 4, types: ['choice', 'open'] };

test('a part without a question and a short set miss their goals, each by its mean', () => {
  expect(reportOnCoverage([weaving]).misses).toEqual([]);
  expect(reportOnCoverage([weaving, { ...weaving, made: 6, covered: 3 }]).misses).toEqual([
    'Questions of all types: parts covered is 0.875, goal >= 0.95',
    'Questions of all types: made of 10 is 0.800, goal >= 0.9',
  ]);
});

test('the table has the types of each note', () => {
  const { lines } = reportOnCoverage([weaving]);
  expect(lines.find((line) => line.startsWith('weaving'))?.split(/\s{2,}/)).toEqual([
    'weaving',
    '10',
    '4',
    '4',
    'choice, open',
  ]);
});

test('a note that says nothing has no part with a question', () => {
  const page = { number: 1, section: null, text: 'hm', blocks: [], bold: [], reading: 'text' as const };
  expect(noteCoverage({ name: 'blank', document: { title: '', pages: [page] } })).toMatchObject({
    made: 0,
    covered: 0,
    types: [],
  });
});
