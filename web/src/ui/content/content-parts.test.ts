import type { Block, ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { expect, test } from 'vitest';
import { contentParts } from './content-parts.ts';

const leaf = '00000000-0000-4000-8000-000000000001';
const root = '00000000-0000-4000-8000-000000000002';
const getTree = (...blocks: Block[]): ContentTree => ({ version: 1, blocks, cut: false });
const picture = (id: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'image', id, alt: '' }] }],
});

test('questions without trees require no parts', () => {
  const questions = [
    { type: 'single', stem: '![a leaf](image:x)', options: [{ text: '$x$' }], content: null },
  ];
  expect(contentParts({ questions, passages: [] })).toEqual({
    hasTree: false,
    hasFormula: false,
    pictures: [],
    sounds: [],
  });
});

test('pictures are found in stems, options and passages, however deep, each once', () => {
  const content = { stem: getTree(picture(leaf)), options: [getTree(picture(leaf)), getTree(picture(root))] };
  const table: Block = {
    type: 'table',
    alignments: [null],
    head: [[]],
    rows: [[[{ type: 'image', id: 'c', alt: '' }]]],
  };
  const exam = {
    questions: [{ content }],
    passages: [{ content: getTree({ type: 'quote', children: [table] }) }],
  };
  expect(contentParts(exam)).toEqual({
    hasTree: true,
    hasFormula: false,
    pictures: [leaf, root, 'c'],
    sounds: [],
  });
});

test.each<Block>([
  { type: 'mathBlock', tex: 'x', set: null },
  {
    type: 'list',
    start: 1,
    items: [[{ type: 'paragraph', children: [{ type: 'math', tex: 'x', set: [] }] }]],
  },
])('a formula is found in a $type', (block) => {
  expect(contentParts(getTree(block))).toMatchObject({ hasTree: true, hasFormula: true });
});

test('the picture and the sounds of a card are found', () => {
  const sound: Block = {
    type: 'paragraph',
    children: [{ type: 'link', href: `sound:${root}`, children: ['Rain'] }],
  };
  const card = {
    content: { front: getTree(sound), back: null },
    occlusion: { picture_id: leaf, shapes: [] },
  };
  expect(contentParts([card])).toMatchObject({ pictures: [leaf], sounds: [root] });
});
