import type { PageBlock } from '@akada/contract/material/note-pages.ts';
import { expect, test } from 'vitest';
import { type ListItem, pageParts } from './page-parts.ts';

let index = 0;
const block = (kind: PageBlock['kind'], differing: Partial<PageBlock> = {}): PageBlock => {
  index += 10;
  return { kind, level: 0, start: index, end: index + 8, ...differing };
};
const item = (level: number) => block('list_item', { level });

type Depths = (number | Depths)[];
const depths = (items: readonly ListItem[]): Depths =>
  items.flatMap(({ block: { level }, items: below }) => (below.length ? [level, depths(below)] : [level]));
const listed = (levels: number[]) =>
  pageParts(levels.map(item)).flatMap((part) => (part.kind === 'list' ? [depths(part.items)] : []));

test.each([
  [[0, 0], [[0, 0]]],
  [[0, 1, 1, 0], [[0, [1, 1], 0]]],
  [[0, 1, 2, 1], [[0, [1, [2], 1]]]],
  [[1, 1, 2], [[1, 1, [2]]]],
  [[0, 3, 1], [[0, [3, 1]]]],
  [[2, 0, 1], [[2, 0, [1]]]],
])('items of the depths %j are the list %j', (levels, lists) => {
  expect(listed(levels)).toEqual(lists);
});

test('a heading is at most one level below the previous heading, even if the file skips levels', () => {
  const parts = pageParts([3, 1, 4, 2, 2].map((level) => block('heading', { level })));

  expect(parts.map((part) => part.kind === 'heading' && part.depth)).toEqual([1, 1, 2, 2, 2]);
});

test('a paragraph between two lists separates them', () => {
  const parts = pageParts([item(0), block('paragraph'), item(0)]);

  expect(parts.map(({ kind }) => kind)).toEqual(['list', 'block', 'list']);
});

test('a numbered list directly below bullets is a separate list', () => {
  const numbered = (ordinal: number, level = 0) => block('list_item', { level, ordinal });
  const lists = pageParts([item(0), item(0), numbered(1), item(1), numbered(2), item(0), numbered(1, 1)]);

  expect(lists.map((part) => part.kind === 'list' && part.items.length)).toEqual([2, 3]);
});

test('a header row starts a table, and the widest row decides the number of columns', () => {
  const cell = (column: number) => ({ column, start: 0, end: 1 });
  const parts = pageParts([
    block('table_row', { head: true, cells: [cell(0), cell(1)] }),
    block('table_row', { cells: [cell(0), cell(3)] }),
    block('table_row', { head: true, cells: [cell(0)] }),
  ]);

  expect(parts.map((part) => part.kind === 'table' && [part.rows.length, part.columns])).toEqual([
    [2, 4],
    [1, 1],
  ]);
});
