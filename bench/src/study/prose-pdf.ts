import { makePdf, PAGE } from '../../../server/src/platform/extract/testing/pdf-page-writer.ts';
import { proseLines } from './prose.ts';

const margin = 72;
const paragraphsEach = 5;

/** @returns a PDF of so many pages of running text with a heading on each, about 450 words a page */
export function prosePdf(pages: number): Promise<Uint8Array> {
  return makePdf(pages, (writer, number) => {
    writer.line(`**Part ${number}**`, margin, margin, 16);
    let y = margin + 28;
    for (let paragraph = 0; paragraph < paragraphsEach; paragraph += 1) {
      const text = proseLines(`page ${number}, paragraph ${paragraph}`, 5).join(' ');
      y = writer.paragraph(text, { x: margin, y, width: PAGE.width - 2 * margin }) + 10;
    }
  });
}
