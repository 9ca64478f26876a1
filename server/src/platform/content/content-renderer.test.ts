import type { PageBlock } from '@akada/contract/material/note-pages.ts';
import { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { portion, runs, seed } from '../../testing/suites/scale.ts';
import { createIsolationPool } from '../isolate/pool.ts';
import { createLog } from '../log/log.ts';
import { createContentRenderer } from './content-renderer.ts';
import { renderMarkdown, renderPlainText } from './render-content.ts';
import { treesOfMarkdown } from './stored/markdown-trees.ts';
import { formulasOfPages } from './stored/page-formulas.ts';
import { treesOfTexts } from './stored/plain-trees.ts';
import { hostileMarkup } from './testing/hostile-markup.ts';
import { getPlainText } from './written/plain-text.ts';

const pool = createIsolationPool({ size: 1 });
const log = createLog('silent');
const renderer = createContentRenderer({ pool, log });
/** Where a child is started at all, nothing is done in time. */
const hurried = createContentRenderer({
  pool,
  log,
  limits: { timeoutMs: 1, oldSpaceMb: 64, rssMb: 256 },
});
/** Ignores its input, because it never answers. */
const unreachable = createContentRenderer({
  log,
  pool: { run: () => Promise.reject(new Error('a process was started')) },
});

afterAll(() => pool.close());

describe('a text of a question', () => {
  test.each([
    '',
    'Water',
    '2*3*4 and a_b_c',
    '# no heading',
    '- no list',
    'a  b',
    '<b>a</b>',
    'ends with a line\n',
  ])('%j is all there is to show, and costs no process', async (text) => {
    expect(await unreachable.treesOf([text])).toEqual([null]);
  });

  test.each(['$5 and $10', 'cost $3-$4', '₦500 (\\$2)', 'a $ b', '\\(', '$$'])(
    '%j holds no formula',
    async (text) => expect(await renderer.treesOf([text])).toEqual([null]),
  );

  test.each(['$x$', 'a $x$ b', '\\(x\\)', '$$x$$', '\\[x\\]', 'one\ntwo', 'one\n\ntwo'])(
    '%j has a tree',
    async (text) => expect(await renderer.treesOf([text])).toEqual([renderPlainText(text)]),
  );

  test('keeps its place among others', async () => {
    const texts = ['a', '$x$', 'b', '$5', '$y$'];
    expect(await renderer.treesOf(texts)).toEqual([
      null,
      renderPlainText('$x$'),
      null,
      null,
      renderPlainText('$y$'),
    ]);
  });

  test('is shown as plain text if no process can finish it', async () => {
    expect(await hurried.treesOf(['a', '$x$', '$y$', '$z$'])).toEqual([null, null, null, null]);
  });

  test('is given up with its caller', async () => {
    const gone = AbortSignal.abort(new Error('the work was taken over'));
    await expect(renderer.treesOf(['$x$'], gone)).rejects.toThrow('the work was taken over');
  });

  test.each(['\\sqrt2', '\\frac12', 'x^2_3', '\\overbrace{x}', '\\hat x'])(
    'full of %s stays small enough for a list of a hundred',
    (piece) => {
      const text = Array.from({ length: 40 }, (_, index) => `$${index}${piece.repeat(100)}$`).join(' ');
      const [tree] = treesOfTexts([text]);
      expect(JSON.stringify(tree).length).toBeLessThan(100_000 + 2 * text.length);
    },
  );

  test('has all of its words in its tree, in their order', () => {
    const piece = fc.constantFrom(
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      'word',
      ' ',
      '5',
      '\n\n',
      '*',
      '_',
      '#',
      '<b>',
    );
    const getWords = (text: string) => text.replace(/[^\w<>*#]/g, '');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const [tree] = treesOfTexts([text]);
        if (tree) expect(getWords(getPlainText(tree))).toBe(getWords(text));
      }),
      { seed, numRuns: runs(10_000) },
    );
  });

  test('gives only listed nodes if it is hostile', () => {
    for (const [at, tree] of treesOfTexts(portion(hostileMarkup())).entries()) {
      expect(tree === null || z.safeParse(ContentTree, tree).success, String(at)).toBe(true);
    }
  });
});

describe('a Markdown text of the bank', () => {
  test.each([
    '',
    'Water',
    'What is H2O (or 2 + 2 = 4)?',
    'Yes - or no!',
    '3.5 litres',
    'a "quoted" word, and a colon: here',
  ])('needs no tree and no process: %j', async (text) => {
    expect(await unreachable.markdownTreesOf([text])).toEqual([null]);
    expect(treesOfMarkdown([text])).toEqual([null]);
  });

  test.each(['a_b', '5 * 4', 'R&D', 'a < b'])('needs no tree beyond its string: %j', async (text) => {
    expect(await renderer.markdownTreesOf([text])).toEqual([null]);
  });

  test.each([
    '**water**',
    'a \\* b',
    '&amp;',
    '# Heading',
    '1. First',
    '- Point',
    '+ Point',
    '---',
    'one\n\ntwo',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '![leaf](image:00000000-0000-4000-8000-000000000001)',
    '{{blank}} is water',
    '$x$',
    '$\\ce{H2O}$',
  ])('has a tree: %j', async (text) => {
    expect(await renderer.markdownTreesOf([text])).toEqual([renderMarkdown(text)]);
  });

  test('has no tree if the quick check says that it is plain', async () => {
    const piece = fc.constantFrom(
      'a',
      '1',
      '.',
      ')',
      ' ',
      '-',
      '+',
      '=',
      '#',
      '!',
      ':',
      '"',
      '(',
      '?',
      '@',
      '/',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = pieces.join('').replace(/ +/g, ' ').trim();
        const knownContentTrees = await unreachable.markdownTreesOf([text]).catch(() => undefined);
        if (knownContentTrees !== undefined) expect(treesOfMarkdown([text])).toEqual(knownContentTrees);
      }),
      { seed, numRuns: runs(5_000) },
    );
  });

  test('gives only listed nodes if it is hostile', () => {
    for (const [at, tree] of treesOfMarkdown(portion(hostileMarkup())).entries()) {
      expect(tree === null || z.safeParse(ContentTree, tree).success, String(at)).toBe(true);
    }
  });
});

const paragraph = (text: string, start = 0): PageBlock => ({
  kind: 'paragraph',
  level: 0,
  start,
  end: start + text.length,
});
const ofText = (text: string, blocks = [paragraph(text)]) => formulasOfPages([{ text, blocks }])[0] ?? [];

describe('the formulas of a page', () => {
  test.each([
    ['a $x$ b', ['$x$']],
    ['\\(x\\), \\[y\\]', ['\\(x\\)', '\\[y\\]']],
    ['$5 and $10', []],
    ['cost $3-$4', []],
    ['N500, ₦500', []],
    ['$\\nothing$ $x$', ['$x$']],
    ['$x$ $\\htmlClass{a}{b}$', ['$x$']],
    ['$$x$$', ['$$x$$']],
  ])('%j', (text, expected) => {
    expect(ofText(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test.each<[string, PageBlock[], number]>([
    ['from one paragraph to the next', [paragraph('a $x'), paragraph('y$ b', 6)], 0],
    ['in code', [{ ...paragraph('a $x\n\ny$ b'), kind: 'code' }], 0],
    ['before pages had blocks', [], 0],
    ['within a paragraph', [paragraph('a $x\n\ny$ b')], 1],
  ])('are not found %s', (_, blocks, count) => {
    expect(ofText('a $x\n\ny$ b', blocks)).toHaveLength(count);
  });

  test('are found in each cell of a row, and not across two', () => {
    const text = '$a | b$ | $c$';
    const cells = [
      { column: 0, start: 0, end: 2 },
      { column: 1, start: 5, end: 7 },
      { column: 2, start: 10, end: 13 },
    ];
    const row: PageBlock = { ...paragraph(text), kind: 'table_row', cells };
    expect(ofText(text, [row])).toMatchObject([{ start: 10, end: 13, tex: 'c' }]);
  });

  test.each([
    ['$$x$$', true],
    [' \\[x\\] ', true],
    ['$x$', false],
    ['a $$x$$', false],
  ])('are on a separate line in %j: %s', (text, displayed) => {
    expect(ofText(text)).toMatchObject([{ tex: 'x', displayed }]);
  });

  test('are found at their places in any text, in order, and hold only listed nodes', () => {
    const piece = fc.constantFrom(
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      'x',
      ' ',
      '5',
      '\n\n',
      '\\frac12',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, hasBlocks) => {
        const text = pieces.join('');
        let from = 0;
        for (const { start, end, tex, set } of ofText(text, hasBlocks ? [paragraph(text)] : [])) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(JSON.stringify([tex, set])).not.toContain('\\ud800');
          expect(text.slice(start, end)).toMatch(/^(?:\$[\s\S]+\$|\\\([\s\S]+\\\)|\\\[[\s\S]+\\\])$/);
          const tree = { version: 1, blocks: [{ type: 'mathBlock', tex, set }], cut: false };
          expect(z.safeParse(ContentTree, tree).success).toBe(true);
          from = end;
        }
      }),
      { seed, numRuns: runs(10_000) },
    );
  });

  test.each(['\\(', '\\[\\\\]', '$', '$$', '$a ', '$$a ', '$a$1', 'a$ ', ' ', '$x$'])(
    'a page of nothing but %j is read to its end',
    (piece) => {
      const text = piece.repeat(1_000_000 / piece.length);
      for (const blocks of [[], [paragraph(text)]]) {
        expect(ofText(text, blocks).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
      }
    },
  );

  test('a book that is nothing but different formulas has some of them', () => {
    const page = Array.from({ length: 20_000 }, (_, index) => `$x_{${index}}$`).join(' ');
    const pages = Array.from({ length: 5 }, () => ({ text: page, blocks: [paragraph(page)] }));
    const counts = formulasOfPages(pages).map((formulas) => formulas.length);
    expect(Math.max(...counts)).toBeLessThan(20_000);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('cost no process on pages without any', async () => {
    expect(await unreachable.formulasOf([{ text: 'N500', blocks: [] }])).toEqual([[]]);
  });

  test('belong each to their page', async () => {
    const pages = ['a', '$x$', 'b', '$y$'].map((text) => ({ text, blocks: [paragraph(text)] }));
    const found = await renderer.formulasOf(pages);
    expect(found.map((formulas) => formulas.map(({ tex }) => tex))).toEqual([[], ['x'], [], ['y']]);
  });

  test('are text where no process comes to an end with them', async () => {
    expect(await hurried.formulasOf([{ text: '$x$', blocks: [] }])).toEqual([[]]);
  });
});
