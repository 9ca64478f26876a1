import { describe, expect, test } from 'vitest';
import { mutatedFiles, pathOf } from './run-mutants.mjs';

test.each([
  ['a folder', 'core/src/quiz', 'core/src/quiz'],
  ['a folder with a slash behind it', './core/src/quiz/', 'core/src/quiz'],
  ['a file', 'core/src/exams/marking.ts', 'core/src/exams/marking.ts'],
])('%s of a package is mutated', (_what, target, path) => {
  expect(pathOf(target)).toBe(path);
});

describe('a run of mutants is rejected, because it would run every test for nothing:', () => {
  test.each([
    ['no target', undefined],
    ['the whole clone', '.'],
    ['a folder that is not there', 'core/src/nowhere'],
    ['a package without tests in Vitest', 'e2e'],
    ['a folder that only begins like a package', 'core-notes/src'],
    ['a folder outside', '../elsewhere'],
  ])('%s', (_what, target) => {
    expect(() => pathOf(target)).toThrow();
  });
});

test('a folder is mutated without its tests, a file as it is', () => {
  expect(mutatedFiles('core/src/usage')).toEqual(['core/src/usage/period.ts', 'core/src/usage/standing.ts']);
  expect(mutatedFiles('core/src/usage/period.ts')).toEqual(['core/src/usage/period.ts']);
});
