import { field } from './compound-file.ts';

/** A byte range of the text and its properties ([MS-DOC] 2.6, "sprm"). */
export interface FormattedRange {
  from: number;
  to: number;
  /** Number of the style of a paragraph. */
  style: number;
  properties: Buffer;
}

const PAGE = 512;

/** The layout of format pages in each version of Word. */
export interface FormatLayout {
  /** Bytes of the number of a page. */
  pageNumber: 2 | 4;
  /** Bytes for each paragraph in the index of a page. */
  paragraphIndex: number;
}

/**
 * The formats of paragraphs or of characters.
 *
 * @param table with the pages: a list of positions and one of numbers of pages
 * @param stream in which the pages are
 */
export function formattedRanges(
  table: Buffer,
  stream: Buffer,
  { pageNumber, paragraphIndex }: FormatLayout,
  of: 'paragraphs' | 'characters',
): FormattedRange[] {
  const count = Math.floor((table.length - 4) / (4 + pageNumber));

  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const number = table.readUIntLE((count + 1) * 4 + index * pageNumber, pageNumber) & 0x3fffff;
    const page = stream.subarray(number * PAGE, (number + 1) * PAGE);

    return page.length < PAGE ? [] : getRanges(page, of === 'paragraphs' ? paragraphIndex : 1);
  }).flat();
}

function getRanges(page: Buffer, indexSize: number): FormattedRange[] {
  const count = page.readUInt8(PAGE - 1);
  if ((count + 1) * 4 + count * indexSize > PAGE) return [];

  return Array.from({ length: count }, (_, index) => {
    const position = page.readUInt8((count + 1) * 4 + index * indexSize) * 2;
    const isParagraph = indexSize > 1;
    const properties = position === 0 ? Buffer.alloc(0) : propertiesAt(page, position, isParagraph);

    return {
      from: page.readUInt32LE(index * 4),
      to: page.readUInt32LE((index + 1) * 4),
      style: isParagraph && properties.length > 1 ? properties.readUInt16LE(0) : 0,
      properties: isParagraph ? properties.subarray(2) : properties,
    };
  });
}

/** Paragraph properties are counted in words; a zero says that the count follows. */
function propertiesAt(page: Buffer, position: number, isParagraph: boolean): Buffer {
  const length = field(page, position, 1);
  if (!isParagraph) return page.subarray(position + 1, position + 1 + length);
  if (length > 0) return page.subarray(position + 1, position + 2 * length);

  return page.subarray(position + 2, position + 2 + 2 * field(page, position + 1, 1));
}

/** Bytes of the value of a property, by the highest bits of its number; 0 where the value begins with its length. */
const SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

/** Only this one has a length of two bytes. */
const OF_TABLE = 0xd608;

/** The values of properties by their numbers, as Word 97 and later write them. */
export function getValues(properties: Buffer): Map<number, number> {
  const values = new Map<number, number>();
  let index = 0;
  while (index + 2 < properties.length) {
    const number = properties.readUInt16LE(index);
    const left = properties.length - index - 2;
    const size =
      SIZES[number >> 13] ||
      (number === OF_TABLE && left > 1
        ? 1 + properties.readUInt16LE(index + 2)
        : 1 + properties.readUInt8(index + 2));
    values.set(number, properties.readUIntLE(index + 2, Math.min(size, left, 4)));
    index += 2 + size;
  }

  return values;
}
