import { Unreadable } from '../../reasons.ts';
import { CompoundFile, field } from './compound-file.ts';
import { type FormatLayout, formattedRanges } from './word-formats.ts';
import {
  findPieces,
  type HiddenRange,
  type ParagraphFormat,
  type Piece,
  PLAIN_FORMAT,
  TextPositions,
} from './word-positions.ts';

/** A paragraph with Word's own characters for fields and breaks. */
export interface WordParagraph extends ParagraphFormat {
  text: string;
  endsCell: boolean;
}

/** The text of a document in its parts. */
export interface WordText {
  body: WordParagraph[];
  footnotes: WordParagraph[];
  endnotes: WordParagraph[];
  textBoxes: WordParagraph[];
  around: WordParagraph[];
  comments: WordParagraph[];
  hiddenTexts: string[];
}

/** Where the versions of Word have their tables; see [MS-DOC] 2.5.1 and the format of Word 6. */
interface Version extends FormatLayout {
  counts: readonly number[];
  pieces: number;
  characters: number;
  paragraphs: number;
}
const WORD_97: Version = {
  counts: [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64],
  pieces: 0x1a2,
  characters: 0xfa,
  paragraphs: 0x102,
  pageNumber: 4,
  paragraphIndex: 13,
};
const WORD_6: Version = {
  counts: [0x34, 0x38, 0x3c, 0x40, 0x44, 0x48, 0x4c],
  pieces: 0x160,
  characters: 0xb8,
  paragraphs: 0xc0,
  pageNumber: 2,
  paragraphIndex: 7,
};
const VERSIONS = new Map([
  [0xa5ec, WORD_97],
  ...[0xa5dc, 0xa697, 0xa698, 0xa699].map((ident) => [ident, WORD_6] as const),
]);

/** The mark at the end of each cell of a table, and of each row. */
const CELL_END = '\u0007';
const IS_IN_PIECES = 0x0004;
const IS_LOCKED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Letters of one byte in Word 6, by the language of the document. */
const ENCODINGS: Readonly<Record<number, string>> = {
  1: 'windows-1256',
  4: 'gb18030',
  5: 'windows-1250',
  8: 'windows-1253',
  13: 'windows-1255',
  14: 'windows-1250',
  17: 'shift_jis',
  18: 'euc-kr',
  21: 'windows-1250',
  24: 'windows-1250',
  25: 'windows-1251',
  30: 'windows-874',
  31: 'windows-1254',
  34: 'windows-1251',
  35: 'windows-1251',
};
const BIG5_COUNTRIES = new Set([0x0404, 0x0c04]);

/**
 * Reads the text out of a Word document from before 2007, Word 6 and 95 included.
 *
 * @throws {Unreadable} `encrypted`, or `damaged` when its parts do not fit together
 */
export function readWordText(bytes: Buffer): WordText {
  const file = new CompoundFile(bytes);
  const stream = file.stream('WordDocument') ?? Buffer.alloc(0);
  const version = VERSIONS.get(field(stream, 0, 2));
  if (!version) throw new Unreadable('damaged', 'the document does not begin as one');
  const flags = field(stream, 0x0a, 2);
  if (flags & IS_LOCKED) throw new Unreadable('encrypted', 'the document is marked as encrypted');

  const tables =
    version === WORD_97
      ? (file.stream(flags & SECOND_TABLE ? '1Table' : '0Table') ?? Buffer.alloc(0))
      : stream;
  const tableAt = (position: number) => {
    const start = field(stream, position, 4);
    return tables.subarray(start, start + field(stream, position + 4, 4));
  };
  const isWhole = version === WORD_6 && !(flags & IS_IN_PIECES);
  const counts = version.counts.map((position) => field(stream, position, 4));
  const length = counts.reduce((sum, count) => sum + count, 0);
  const pieces: Piece[] = isWhole
    ? [{ from: 0, to: length, start: field(stream, 0x18, 4), size: 1 }]
    : findPieces(tables.subarray(field(stream, version.pieces, 4)), version === WORD_6);
  const isWord6 = version === WORD_6;
  const positions = new TextPositions(pieces);
  const { text, hiddenTexts } = withoutHidden(
    positions.text(stream, isWord6),
    isWord6
      ? []
      : positions.hidden(formattedRanges(tableAt(version.characters), stream, version, 'characters')),
  );
  const paragraphs = formattedRanges(tableAt(version.paragraphs), stream, version, 'paragraphs');
  const formats = positions.formats(paragraphs, isWord6 ? null : (file.stream('Data') ?? Buffer.alloc(0)));
  const decode = getDecoder(isWord6 ? getEncoding(field(stream, 6, 2)) : null);

  let start = 0;
  const [body = [], footnotes = [], around = [], , comments = [], endnotes = [], textBoxes = []] = counts.map(
    (count) => {
      const part = findParagraphs(text.slice(start, start + count), start, formats);
      start += count;
      return part.map((paragraph) => ({ ...paragraph, text: decode(paragraph.text) }));
    },
  );
  return { body, footnotes, around, comments, endnotes, textBoxes, hiddenTexts };
}

/** Marks of paragraphs, cells and fields stay, although their text is omitted. */
const OF_TEXT = new RegExp(`[^\\r\\f${CELL_END}\u0013-\u0015]`, 'g');
const ENDS_PARAGRAPH = new Set(['\r', '\f', CELL_END]);

function findParagraphs(
  text: string,
  start: number,
  formats: ReadonlyMap<number, ParagraphFormat>,
): WordParagraph[] {
  const paragraphs: WordParagraph[] = [];
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index] ?? '';
    if (!ENDS_PARAGRAPH.has(mark) && index < text.length - 1) continue;
    const isMark = ENDS_PARAGRAPH.has(mark);
    // In a document without formats, two marks in a row end the table row.
    const endsRow = formats.size === 0 && mark === CELL_END && index === from && text[index - 1] === CELL_END;
    paragraphs.push({
      text: text.slice(from, isMark ? index : index + 1),
      endsCell: mark === CELL_END,
      ...(formats.get(start + index) ?? { ...PLAIN_FORMAT, endsRow }),
    });
    from = index + 1;
  }

  return paragraphs;
}

/** Hidden and deleted text becomes zeros, because positions must not change. */
function withoutHidden(
  text: string,
  hidden: readonly HiddenRange[],
): { text: string; hiddenTexts: string[] } {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of hidden.toSorted((one, other) => one.from - other.from)) {
    if (to <= done) continue;
    const start = Math.max(from, done);
    parts.push(text.slice(done, start), text.slice(start, to).replace(OF_TEXT, '\0'));
    done = to;
  }
  const hiddenTexts = hidden
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ from, to }) => text.slice(from, to));

  return { text: parts.join('') + text.slice(done), hiddenTexts };
}

/** @param encoding of letters stored as bytes; null if they are characters already */
function getDecoder(encoding: string | null): (text: string) => string {
  if (encoding === null) return (text) => text;
  const decoder = new TextDecoder(encoding);

  return (text) => decoder.decode(Buffer.from(text, 'latin1'));
}

function getEncoding(language: number): string {
  return BIG5_COUNTRIES.has(language) ? 'big5' : (ENCODINGS[language & 0x3ff] ?? 'windows-1252');
}
