import type { StudyDocument } from '../../text/document.ts';

const FEWEST_OF_PARAGRAPH = 200;
const MOST_OF_A_BOOK = 0.65;

/** @returns whether most characters of a note are in paragraphs that are longer than any typed point */
export function isProse({ pages }: StudyDocument): boolean {
  const lengths = pages.flatMap(({ blocks }) =>
    blocks.map(({ kind, start, end }) => ({ kind, length: end - start })),
  );
  const all = lengths.reduce((sum, { length }) => sum + length, 0);
  const prose = lengths
    .filter(({ kind, length }) => kind === 'paragraph' && length >= FEWEST_OF_PARAGRAPH)
    .reduce((sum, { length }) => sum + length, 0);
  return prose > MOST_OF_A_BOOK * all;
}
