import { describe, expect, it } from 'vitest';
import { dropFurniture } from './furniture.ts';
import type { Line } from './lines.ts';

const HEIGHT = 800;
const line = (text: string, y: number, size = 11): Line => ({
  runs: [],
  text,
  x: 72,
  right: 200,
  y,
  size,
  column: { left: 72, right: 500 },
});
const getTexts = (pages: Line[][]) =>
  dropFurniture(
    pages.map((lines) => ({ lines, height: HEIGHT })),
    11,
  ).map(({ lines }) => lines.map(({ text }) => text));

describe('running heads and feet', () => {
  it('go when a neighbouring page has them at the same height, numbers aside', () => {
    const page = (number: number) => [line(`Plants · ${number}`, 40), line(`Text ${number}`, 300)];

    expect(getTexts([page(8), page(9), page(10)])).toEqual([['Text 8'], ['Text 9'], ['Text 10']]);
  });

  it('go when left and right pages have different ones, and when the chapter changes', () => {
    const heads = ['Biology', 'Plants', 'Biology', 'Plants', 'Biology', 'Animals', 'Biology', 'Animals'];

    expect(getTexts(heads.map((head) => [line(head, 40), line('Text', 300)]))).toEqual(
      heads.map(() => ['Text']),
    );
  });

  it('are compared whole: a word at the same position on two pages stays', () => {
    const pages = ['leaf', 'root'].map((word) => [line('the', 60), line(word, 60)]);

    expect(getTexts(pages)).toEqual([
      ['the', 'leaf'],
      ['the', 'root'],
    ]);
  });

  it('are small: the same big title on two slides stays', () => {
    const slide = [line('Photosynthesis', 40, 24), line('Text', 300)];

    expect(getTexts([slide, slide])).toEqual([
      ['Photosynthesis', 'Text'],
      ['Photosynthesis', 'Text'],
    ]);
  });

  it.each(['12', '- 12 -', 'Page 3 of 20', 'xiv', '3/20'])(
    'are removed if they are only a page number: %s',
    (number) => {
      expect(getTexts([[line('Text', 300), line(number, 780)]])).toEqual([['Text']]);
    },
  );
});
