import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentVersion } from './content-limits.ts';
import { ContentTree } from './content-tree.ts';
import { isSafeLink } from './safe-link.ts';

const getTree = (...blocks: unknown[]) => ({ version: contentVersion, blocks, cut: false });
const getRow = (...children: unknown[]) => getTree({ type: 'paragraph', children });
const getFormula = (...set: unknown[]) => getRow({ type: 'math', tex: 'x', set });
const isTree = (value: unknown) => z.safeParse(ContentTree, value).success;

test.each<[string, unknown]>([
  ['nothing', getTree()],
  ['words', getRow('a', { type: 'strong', children: ['b', { type: 'break' }] })],
  ['a formula that is not set', getRow({ type: 'math', tex: 'x', set: null })],
  [
    'a formula',
    getFormula(['span', 'katex mord', { height: 1.5, color: '#0a0', position: 'relative' }, ['x']]),
  ],
  ['a gap', getRow({ type: 'cloze', number: 1, hint: null, children: ['a'] })],
])('a tree may hold %s', (_, tree) => expect(isTree(tree)).toBe(true));

test.each<[string, unknown]>([
  ['a node of its own', getTree({ type: 'html', text: '<b>' })],
  ['a property of its own', getTree({ type: 'rule', onclick: 'x' })],
  ['markup', getRow({ type: 'strong', children: ['b'], dangerouslySetInnerHTML: { __html: 'x' } })],
  ['a block in a line', getRow({ type: 'rule' })],
  ['a heading below the sixth', getTree({ type: 'heading', level: 7, children: [] })],
  ['a picture from elsewhere', getRow({ type: 'image', id: 'https://x.com/a.png', alt: '' })],
  ['a link to a script', getRow({ type: 'link', href: 'javascript:x', children: ['a'] })],
  ['a tag that KaTeX does not write', getFormula(['img', '', {}, []])],
  ['an address in a style', getFormula(['span', '', { color: 'url(x)' }, []])],
  ['a property that KaTeX does not write', getFormula(['span', '', { background: 'red' }, []])],
  ['a position over the page', getFormula(['span', '', { position: 'fixed' }, []])],
  ['a length without end', getFormula(['span', '', { width: 1e9 }, []])],
  ['a class that is no name', getFormula(['span', 'a" onclick="x', {}, []])],
  ['a missing mark of its end', { version: 1, blocks: [] }],
])('a tree must not hold %s', (_, tree) => expect(isTree(tree)).toBe(false));

describe('a tree without end', () => {
  test('is rejected by its depth before each node is checked', () => {
    let deep: unknown = { type: 'rule' };
    for (let depth = 0; depth < 100_000; depth += 1) deep = { type: 'quote', children: [deep] };
    expect(isTree(getTree(deep))).toBe(false);
  });

  test('is rejected by its size', () => {
    const blocks = Array.from({ length: 2_000_000 }, () => ({ type: 'rule' }));
    expect(isTree({ version: contentVersion, blocks, cut: false })).toBe(false);
  });
});

test.each([
  ['https://example.com/a?b=c#d', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['mailto:a@b.c', true],
  ['note:0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10', true],
  ['note:../settings', false],
  ['sound:0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10', true],
  ['sound:..', false],
  ['http://example.com', false],
  ['//example.com', false],
  ['/settings', false],
  ['javascript:alert(1)', false],
  [' https://example.com', false],
  ['https://example.com/\n', false],
  ['https://me:secret@example.com', false],
  ['https://', false],
  [`https://example.com/${'a'.repeat(2_000)}`, false],
  ['', false],
])('%j may be a link: %s', (href, expected) => expect(isSafeLink(href)).toBe(expected));
