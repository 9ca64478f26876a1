import { describe, expect, test } from 'vitest';
import { proseLines, proseTerms } from '../../study/prose.ts';
import type { FileForm } from '../chapter-document.ts';
import type { Chapter } from '../chapter-file.ts';
import { readAsFile } from './read-as-file.ts';

const FORMS: readonly FileForm[] = ['pdf', 'docx', 'markdown'];

const LOOM =
  'A loom is a machine on which threads are crossed, and the threads that are stretched on it first are called the warp yarns. ';
const SIGNS =
  'A price of $5 and one of $6_000 differ by a * sign, [brackets], `ticks`, <angles> & an “α ≈ 10” of Greek.';

/** A chapter from its lines: "# " and "## " begin headings, "• " items. */
function getChapter(lines: readonly string[], boldTerms: readonly string[] = []): Chapter {
  const texts = lines.map((line) => line.replace(/^#+ /, ''));
  const starts = texts.map((_, index) => texts.slice(0, index).join('\n\n').length + (index === 0 ? 0 : 2));
  const headings = lines.flatMap((line, index) => {
    const level = /^(#+) /.exec(line)?.[1]?.length ?? 0;
    return level === 0 ? [] : [{ title: texts[index] ?? '', level, start: starts[index] ?? 0 }];
  });
  const text = texts.join('\n\n');
  return { name: 'weaving', text, headings, sections: [], glossary: [], boldTerms: [...boldTerms] };
}

const weaving = getChapter(
  [
    '# How cloth is made on a loom that a weaver of the village has built for herself',
    LOOM.repeat(3).trim(),
    '## Its parts',
    '• the heddle, a wire with an eye',
    '• the shuttle, which carries the weft',
    '### Signs',
    SIGNS,
    '1. is no item where it begins a paragraph of the book, and this one goes on for more than a line of the page.',
    '- Neither is this one.',
  ],
  ['warp yarns', 'shuttle'],
);

describe.each(FORMS)('a chapter as %s', (form) => {
  test('comes back with its headings, lists, terms and signs', async () => {
    const { document, preserved } = await readAsFile(weaving, form);
    const kinds = document.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

    expect(kinds.filter((kind) => kind === 'heading')).toHaveLength(3);
    expect(preserved).toMatchObject({ heading: 1, listItem: 1, bold: 1 });
    expect(document.pages.map(({ text }) => text).join('\n')).toContain(SIGNS);
  });

  test('has its quotations found in the chapter, also quotations of a complete list', async () => {
    const { rangeOf } = await readAsFile(weaving, form);
    const found = (quote: string) => {
      const range = rangeOf(1, quote);
      return range && weaving.text.slice(range.start, range.end);
    };

    expect(found(LOOM.trim())).toBe(LOOM.trim());
    expect(found(SIGNS)).toBe(SIGNS);
    expect(found('Its parts\n\nthe heddle, a wire with an eye')).toMatch(/^Its parts/);
    expect(found('A loom is a ship.')).toBeNull();
  });

  test('comes back from many pages, with the bold terms of all', async () => {
    const terms = proseTerms('cloth', 60);
    const paragraphs = terms.map((term) => `${proseLines(term, 3).join(' ')} Last comes the ${term}.`);
    const { document, preserved } = await readAsFile(getChapter(paragraphs, terms), form);

    expect(preserved.bold).toBe(1);
    expect(document.pages.length).toBeGreaterThan(1);
    expect(document.pages.map(({ text }) => text).join(' ')).not.toContain('weaving');
  });
});

test('a PDF loses only characters without a font', async () => {
  const chapter = getChapter(['Ìbàdàn is a city of Ọ̀yọ́ that was founded in 1829.', LOOM.trim()]);

  expect((await readAsFile(chapter, 'pdf')).preserved.paragraph).toBe(0.5);
  expect((await readAsFile(chapter, 'docx')).preserved.paragraph).toBe(1);
});

test.each(['docx', 'markdown'] as const)('a chapter without a word cannot be read as %s', async (form) => {
  await expect(readAsFile(getChapter(['…']), form)).rejects.toThrow('is empty');
});
