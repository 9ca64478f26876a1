import type { Block } from '@akada/contract/wire/content/content-tree.ts';
import { expect, test } from 'vitest';
import { getSpokenBlocks } from './spoken-text.ts';

const gap = { type: 'cloze', number: 1, hint: 'a process', children: ['osmosis'] } as const;

test.each([
  [
    'a sentence with marked words',
    { type: 'paragraph', children: ['Water ', { type: 'strong', children: ['rises'] }, '.'] },
    'Water rises.',
  ],
  [
    'a short formula',
    { type: 'paragraph', children: ['So ', { type: 'math', tex: 'F = ma', set: null }, '.'] },
    'So F equals m a.',
  ],
  [
    'short code, and the name of long code',
    {
      type: 'paragraph',
      children: [{ type: 'code', text: 'x = 1' }, ' or ', { type: 'code', text: 'for (let index = 0;;) {}' }],
    },
    'x = 1 or code',
  ],
  [
    'a picture by its description',
    { type: 'paragraph', children: [{ type: 'image', id: '', alt: 'the heart' }] },
    'a picture: the heart',
  ],
  [
    'the closed gap as a blank with its hint',
    { type: 'paragraph', children: ['Water moves by ', { ...gap, children: ['osmosis'] }, '.'] },
    'Water moves by blank, a process,.',
  ],
  [
    'another gap in full',
    { type: 'paragraph', children: [{ ...gap, number: 2, children: ['osmosis'] }] },
    'osmosis',
  ],
  [
    'a list item by item',
    {
      type: 'list',
      start: null,
      items: [[{ type: 'paragraph', children: ['Sand'] }], [{ type: 'paragraph', children: ['Clay'] }]],
    },
    'Sand. Clay.',
  ],
  [
    'a table row by row',
    {
      type: 'table',
      alignments: [],
      head: [['Soil'], ['Drains']],
      rows: [
        [['Sand'], ['quickly']],
        [['Clay'], ['slowly']],
      ],
    },
    'Soil: Sand. Drains: quickly. Soil: Clay. Drains: slowly.',
  ],
  ['a block of code by its name', { type: 'codeBlock', language: 'c', text: 'int main() {}' }, 'Code.'],
  ['nothing for a rule', { type: 'rule' }, ''],
] satisfies [string, Block, string][])('a voice reads %s', (_case, block, words) => {
  expect(getSpokenBlocks({ text: '', tree: { version: 1, blocks: [block], cut: false } }, 1)).toEqual([
    words,
  ]);
});

test('a voice reads the gaps of a plain card', () => {
  const plain = { text: 'Water moves by {{c1::osmosis}} into {{c2::roots}}.', tree: null };
  expect(getSpokenBlocks(plain, 1)).toEqual(['Water moves by blank into roots.']);
  expect(getSpokenBlocks(plain)).toEqual(['Water moves by osmosis into roots.']);
});
