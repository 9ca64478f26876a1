import { expect, test } from 'vitest';
import type { ChapterFigures, FormFigures } from './chapter-figures.ts';
import { faultShares } from './checker-figures.ts';
import { ROWS } from './figure-rows.ts';
import { formComparison } from './form-comparison.ts';
import { measureItems } from './metrics/measure-items.ts';

const nothing = measureItems([], { text: '', sections: [], glossary: [], boldTerms: [] }, 10);
const faults = faultShares([]);
const lost = { heading: 0.5, paragraph: 0.75, listItem: 1, bold: 0 };

function getFigures(support: number): FormFigures {
  return { usual: { ...nothing, support }, large: nothing, usualFaults: faults, largeFaults: faults };
}

function chapter(pdfSupport: number): ChapterFigures {
  const [full, pdf] = [getFigures(1), getFigures(pdfSupport)];
  return {
    name: 'weaving',
    words: 100,
    cpuPer10k: 0,
    peakMb: 0,
    forms: { text: full, headings: full, bold: full, pdf, docx: full, markdown: full },
    preserved: { pdf: lost, docx: { ...lost, bold: 1 }, markdown: lost },
  };
}

const getCells = (lines: readonly string[], start: string) =>
  lines.find((line) => line.startsWith(start))?.split(/\s{2,}/);

test("each metric has a line with the text's mean and the mean of every form", () => {
  const lines = formComparison([chapter(0.5), chapter(0.7)]);

  expect(getCells(lines, 'M2 support')).toEqual([
    'M2 support',
    '1.000',
    '1.000',
    '1.000',
    '0.600',
    '1.000',
    '1.000',
  ]);
  expect(ROWS.filter(({ label }) => getCells(lines, label)?.length !== 7)).toEqual([]);
});

test('the report lists reading losses by kind of file', () => {
  const lines = formComparison([chapter(1)]);

  expect(getCells(lines, 'headings')).toEqual(['headings', '0.500', '0.500', '0.500']);
  expect(getCells(lines, 'bold runs')).toEqual(['bold runs', '0.000', '1.000', '0.000']);
});
