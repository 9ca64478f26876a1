import { readableEndings } from '@akada/core/notes/file-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (filename: string, text: string) =>
  (await reading.open(filename, text)).document.pages.flatMap(outline);

const expected = [
  'paragraph Adds two numbers, which may be negative.',
  'code add',
  'paragraph Runs it.',
  'code run',
];

describe('program text', () => {
  it.each([
    ['a.js', '/**\n * Adds two numbers, which\n * may be negative.\n */\nadd\n\n// Runs it.\nrun'],
    ['a.py', '"""Adds two numbers, which\nmay be negative."""\nadd\n# Runs it.\nrun'],
    ['a.sql', '-- Adds two numbers, which\n-- may be negative.\nadd\n/* Runs it. */\nrun'],
    ['a.hs', '{- Adds two numbers, which\n   may be negative. -}\nadd\n-- Runs it.\nrun'],
    ['a.rs', '/// Adds two numbers, which\n/// may be negative.\nadd\n//! Runs it.\nrun'],
    ['a.sh', '#!/bin/sh\n# Adds two numbers, which\n# may be negative.\nadd\n# Runs it.\nrun'],
    ['a.lisp', ';; Adds two numbers, which\n;; may be negative.\nadd\n; Runs it.\nrun'],
    ['a.m', '% Adds two numbers, which\n% may be negative.\nadd\n% Runs it.\nrun'],
  ])('%s is its comments and its code', async (filename, text) => {
    expect(await getOutline(filename, text)).toEqual(expected);
  });

  it('has its indentation, and comments behind code', async () => {
    expect(await getOutline('a.go', 'func run() {\n\tstir() // slowly\n}\n')).toEqual([
      'code func run() {\n\tstir() // slowly\n}',
    ]);
  });

  it('has what a comment says of each parameter', async () => {
    expect(
      await getOutline(
        'a.ts',
        '/**\n * Adds.\n *\n * @param left the first number\n * @returns their sum\n */',
      ),
    ).toEqual(['paragraph Adds.', 'paragraph left the first number', 'paragraph their sum']);
  });

  it('is read under every ending that is taken in', async () => {
    const endings = readableEndings(new Set()).filter((ending) =>
      /^\.(?:py|js|ts|java|c|cpp|cs|go|rs|rb|php|swift|kt|r|vb|pas)$/.test(ending),
    );

    expect(endings).toHaveLength(16);
    for (const ending of endings)
      expect(await reading.read(`a${ending}`, 'run(x)')).toMatchObject({ ok: true });
  });
});

describe('program text that is broken or hostile', () => {
  it.each([
    ['a comment without end', '/* Rivers run', 'paragraph Rivers run'],
    ['an end without a comment', '*/ run()', 'code */ run()'],
    ['null bytes', '// Riv\0ers run to the sea', 'paragraph Rivers run to the sea'],
  ])('with %s is read', async (_, text, first) => {
    expect((await getOutline('a.js', text))[0]).toBe(first);
  });

  it.each([
    ['comments', '// a\nrun\n'.repeat(100_000)],
    ['open comments', `${'/*\n'.repeat(200_000)}run`],
    ['one line', `run ${'x'.repeat(5_000_000)}`],
  ])('is read if it consists only of %s', async (_, text) => {
    expect(await reading.read('long.js', text)).toMatchObject({ ok: true });
  });

  it('without a word is empty', async () => {
    expect(await reading.read('none.js', '{}\n//\n();')).toMatchObject({ reason: 'empty' });
  });
});
