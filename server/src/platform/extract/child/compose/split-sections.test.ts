import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getText, heading, paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { splitSections } from './split-sections.ts';

const title = (text: string, level = 1) => heading(level, [plain(text)]);
const words = (count: number, ending = '.') =>
  paragraph([plain(`${'word '.repeat(count - 1)}word${ending}`)]);
const shape = (sections: RawBlock[][]) =>
  sections.map((blocks) => blocks.map(({ kind }) => kind[0]).join(''));

describe('sections of a file without pages', () => {
  it('begin at headings, and headings in a row stay with their text', () => {
    const blocks = [words(5), title('A'), title('A.1', 2), words(5), words(5), title('B'), words(5)];

    expect(shape(splitSections(blocks))).toEqual(['p', 'hhpp', 'hp']);
  });

  it('end before they grow longer than a page', () => {
    expect(shape(splitSections([title('A'), words(400), words(150), words(400)]))).toEqual(['hpp', 'p']);
  });

  it('cut a paragraph that is longer than a page between its sentences', () => {
    const long = paragraph([plain('One two three four five. '.repeat(300))]);
    const sections = splitSections([long]);

    expect(sections.length).toBeGreaterThan(2);
    for (const [block] of sections) expect(block && getText(block)).toMatch(/five\. $/);
  });

  it('cut what has no sentences, or no words, all the same', () => {
    const endless = paragraph([plain('字'.repeat(20_000))]);

    expect(splitSections([words(5_000, '')]).length).toBeGreaterThan(5);
    expect(splitSections([endless]).length).toBeGreaterThan(2);
  });

  it('lose nothing and add nothing', () => {
    const block = fc.oneof(
      fc.integer({ min: 1, max: 2_000 }).map((count) => words(count)),
      fc.constant(title('Title')),
      fc.string({ maxLength: 9_000 }).map((text) => paragraph([plain(text)])),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(splitSections(blocks).flat().map(getText).join('')).toBe(blocks.map(getText).join(''));
      }),
      { numRuns: 50 },
    );
  });
});
