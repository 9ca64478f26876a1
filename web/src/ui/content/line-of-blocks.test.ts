import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { expect, test } from 'vitest';
import { getLine } from './line-of-blocks.ts';

const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const gap: Inline = { type: 'break' };
const formula = { tex: 'x', set: null };

test.each<[string, Block[], Inline[]]>([
  ['nothing', [], []],
  ['a paragraph', [paragraph('a')], ['a']],
  ['paragraphs', [paragraph('a'), { type: 'rule' }, paragraph('b')], ['a', gap, 'b']],
  ['a formula of its own line', [{ type: 'mathBlock', ...formula }], [{ type: 'math', ...formula }]],
  [
    'a quotation with a list',
    [
      {
        type: 'quote',
        children: [{ type: 'list', start: 1, items: [[paragraph('a')], [], [paragraph('b')]] }],
      },
    ],
    ['a', gap, 'b'],
  ],
  [
    'a table',
    [{ type: 'table', alignments: [], head: [['a'], ['b']], rows: [[['c'], []]] }],
    ['a', ' ', 'b', ' ', gap, 'c', ' ', ' '],
  ],
  ['code', [{ type: 'codeBlock', language: null, text: 'a' }], [{ type: 'code', text: 'a' }]],
  [
    'a link, which would be a control in a control',
    [paragraph({ type: 'strong', children: [{ type: 'link', href: 'https://x.com', children: ['a'] }] })],
    [{ type: 'strong', children: [{ type: 'emphasis', children: ['a'] }] }],
  ],
])('%s becomes one row', (_, blocks, row) => expect(getLine(blocks)).toEqual(row));
