import { expect, it } from 'vitest';
import { promoteBoldLines } from './bold-headings.ts';
import { pictureBlock, pictureRun } from './picture-run.ts';
import { getText, heading, paragraph, plain, type RawBlock } from './raw-block.ts';

const bold = (text: string) => paragraph([{ ...plain(text), bold: true }]);
const body = paragraph([plain('Water goes where more salt is.')]);

/** @returns each block as "kind text", a heading with its level */
const outline = (...blocks: RawBlock[]) =>
  promoteBoldLines(blocks).map((block) =>
    block.kind === 'heading' ? `${block.level} ${getText(block)}` : block.kind,
  );

it('a short bold line is a heading below the last real one', () => {
  const real = heading(2, [plain('Cells')]);
  expect(
    outline(bold('Osmosis'), body, real, bold('Diffusion'), body, bold('Active transport'), body),
  ).toEqual([
    '1 Osmosis',
    'paragraph',
    '2 Cells',
    '3 Diffusion',
    'paragraph',
    '3 Active transport',
    'paragraph',
  ]);
});

it.each([
  ['at the end, which introduces nothing', [body, bold('Osmosis')]],
  ['that is a sentence', [bold('Osmosis is diffusion.'), body]],
  ['that goes on', [bold('Osmosis,'), body]],
  ['that begins in the middle of a sentence', [bold('and osmosis'), body]],
  ['that is a whole paragraph', [bold(`Osmosis ${'of water '.repeat(9)}`), body]],
  [
    'of which only a word is bold',
    [paragraph([{ ...plain('Osmosis'), bold: true }, plain(' of water')]), body],
  ],
  ['without a word', [bold('  '), body]],
])('a bold line %s is a paragraph', (_what, blocks) => {
  expect(outline(...blocks)).not.toContainEqual(expect.stringMatching(/^\d/));
});

it('a bold line with a picture in it is a heading all the same, and a picture alone is none', () => {
  const osmosis = paragraph([{ ...plain('Osmosis'), bold: true }, pictureRun('a membrane')]);

  expect(outline(osmosis, body, pictureBlock('Osmosis'), body)).toEqual([
    '1 Osmosis[picture: a membrane]',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
});
