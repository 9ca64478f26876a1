import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

test.for([
  ['a', 'a', ['', '']],
  ['a\nb\nc\nd\ne', 'a\nb\nC\nd\ne', ['…\nb\nc\nd\n…', '…\nb\nC\nd\n…']],
  ['a', 'a\nb', ['a', 'a\nb']],
  ['a\nb', 'b', ['a\nb', 'b']],
  ['a\na', 'a\na\na', ['…\na', '…\na\na']],
  ['', 'a', ['', 'a']],
] as const)('a change from %j to %j shows the changed lines', ([before, after, shown]) => {
  expect(Object.values(changedLines(before, after))).toEqual(shown);
});
