import type { StudyDocument } from '@akada/core/text/document.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from './child/blocks/clean-text.ts';
import { makeDoc } from './testing/doc.ts';
import { docxParagraph, makeDocx } from './testing/docx.ts';
import { odfMembers } from './testing/odf.ts';
import { pptxMembers, shape, textParagraph } from './testing/pptx.ts';
import { type Reading, startReading } from './testing/reading.ts';
import { inlineCell, row, xlsxMembers } from './testing/xlsx.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

/** Files of the same paragraphs, by the name of a file of the kind. */
const WRITERS: Readonly<Record<string, (paragraphs: readonly string[]) => Buffer>> = {
  'notes.docx': (paragraphs) => makeDocx(paragraphs.map((text) => docxParagraph(escaped(text))).join('')),
  'notes.pptx': (paragraphs) =>
    makeZip(pptxMembers(paragraphs.map((text) => ({ shapes: shape(textParagraph(escaped(text))) })))),
  'notes.xlsx': (paragraphs) =>
    makeZip(
      xlsxMembers([
        {
          name: 'Notes',
          rows: paragraphs
            .map((text, index) => row(index + 1, inlineCell(`A${index + 1}`, escaped(text))))
            .join(''),
        },
      ]),
    ),
  'notes.odt': (paragraphs) =>
    makeZip(odfMembers('text', paragraphs.map((text) => `<text:p>${escaped(text)}</text:p>`).join(''))),
  'notes.doc': (paragraphs) => makeDoc({ body: `${paragraphs.join('\r')}\r` }),
  'notes.zip': (paragraphs) =>
    makeZip(
      paragraphs.map((text, index) => ({
        name: `${index + 100}.docx`,
        content: makeDocx(docxParagraph(escaped(text))),
      })),
    ),
};

const word = fc.oneof(
  fc.constantFrom(
    'cell',
    'Zürich',
    'a<b',
    'R&D',
    'наука',
    '細胞',
    'خلية',
    'e\u0301tat',
    '𝑥',
    '“so”',
    '&amp;',
  ),
  fc.stringMatching(/^[a-zA-Z]{1,12}$/),
);
/** Sentences, so that no paragraph is taken for a heading or an item of a list. */
const sentence = fc.array(word, { minLength: 3, maxLength: 12 }).map((words) => `The ${words.join(' ')}.`);

const allText = ({ pages }: StudyDocument) => pages.map(({ text }) => text).join('\n');

describe.each(Object.entries(WRITERS))('%s', (filename, write) => {
  it('holds every paragraph in order, the same each time, and its blocks lie within its pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 6 }), async (paragraphs) => {
        const bytes = write(paragraphs);
        const { document } = await reading.open(filename, bytes);
        const text = allText(document);

        let from = 0;
        for (const paragraph of paragraphs) {
          const found = text.indexOf(cleanText(paragraph), from);
          expect(found).toBeGreaterThanOrEqual(0);
          from = found + 1;
        }
        for (const page of document.pages) {
          const blocks = page.blocks.map(({ start, end }) => page.text.slice(start, end));
          expect(blocks.join('\n\n')).toBe(page.text);
        }
        expect((await reading.open(filename, bytes)).document).toEqual(document);
      }),
      { numRuns: 25 },
    );
  });
});
