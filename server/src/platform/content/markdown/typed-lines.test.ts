import { expect, test } from 'vitest';
import { treesOfMarkdown } from '../stored/markdown-trees.ts';
import { treesOfNotes } from '../stored/note-trees.ts';

const paragraph = (...children: (object | string)[]) => ({ type: 'paragraph', children });
const end = { type: 'break' };
const strong = (text: string) => ({ type: 'strong', children: [text] });
const getBlocks = (text: string) => treesOfNotes([text])[0]?.blocks;

test.each([
  [
    'terms below each other',
    'Osmosis: water moves.\nDiffusion: particles spread.\nTurgor: a cell is full.',
    [paragraph('Osmosis: water moves.', end, 'Diffusion: particles spread.', end, 'Turgor: a cell is full.')],
  ],
  [
    'bold terms',
    '**Osmosis**: water moves.\n**Diffusion**: particles spread.',
    [paragraph(strong('Osmosis'), ': water moves.', end, strong('Diffusion'), ': particles spread.')],
  ],
  ['short lines', 'Water\nSalt\nSugar', [paragraph('Water', end, 'Salt', end, 'Sugar')]],
  ['a break of its own', 'Water  \nSalt', [paragraph('Water', end, 'Salt')]],
  [
    'a second paragraph',
    'Soil.\n\nOsmosis: water moves.\nTurgor: a cell is full.',
    [paragraph('Soil.'), paragraph('Osmosis: water moves.', end, 'Turgor: a cell is full.')],
  ],
])('a note shows %s as its writer typed them', (_, text, blocks) => {
  expect(getBlocks(text)).toEqual(blocks);
});

const wrapped = [
  'Osmosis is the movement of water through a membrane that lets',
  'water pass and holds back what is dissolved in it, which goes on',
  'until both sides hold as much.',
].join('\n');

test('lines that a program wrapped are joined', () => {
  expect(getBlocks(wrapped)).toEqual([paragraph(wrapped.replaceAll('\n', ' '))]);
});

test('code stays as it is, and a question keeps the rule of Markdown', () => {
  expect(getBlocks('```\na: 1\nb: 2\n```')).toEqual(treesOfMarkdown(['```\na: 1\nb: 2\n```'])[0]?.blocks);
  expect(treesOfMarkdown(['A: one.\nB: two.'])[0]?.blocks).toEqual([paragraph('A: one. B: two.')]);
});
