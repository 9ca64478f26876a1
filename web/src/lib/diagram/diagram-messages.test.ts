import { expect, test } from 'vitest';
import { readOrder, readReport } from './diagram-messages.ts';

test.each([
  ['ready', 'ready'],
  ['failed', 'failed'],
  [{ height: 10.2 }, { height: 11 }],
  [{ height: 1e9 }, { height: 4000 }],
  [{ height: -1 }, null],
  [{ height: Number.NaN }, null],
  [{ height: '10' }, null],
  ['drawn', null],
  [null, null],
  [undefined, null],
])('a frame that says %j is understood as %j', (data, expected) => {
  expect(readReport(data)).toEqual(expected);
});

test.each([
  [
    { source: 'graph', scheme: 'dark', more: 1 },
    { source: 'graph', scheme: 'dark' },
  ],
  [{ source: 1, scheme: 'dark' }, null],
  [{ source: 'graph', scheme: 'blue' }, null],
  ['graph', null],
  [null, null],
])('a page that requests %j is understood as %j', (data, expected) => {
  expect(readOrder(data)).toEqual(expected);
});
