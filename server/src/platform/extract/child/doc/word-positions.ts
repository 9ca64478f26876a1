import { Unreadable } from '../../reasons.ts';
import { field } from './compound-file.ts';
import { type FormattedRange, getValues } from './word-formats.ts';

/** A piece of the text: its characters, and their position in the stream. */
export interface Piece {
  from: number;
  to: number;
  start: number;
  /** Bytes for each character. */
  size: 1 | 2;
}

/** The kind of a paragraph, read from its formats. */
export interface ParagraphFormat {
  /** From 1; null for a paragraph in any other style. */
  headingLevel: number | null;
  /** From 0; null outside of lists. */
  listDepth: number | null;
  isInTable: boolean;
  endsRow: boolean;
}

export const PLAIN_FORMAT: ParagraphFormat = {
  headingLevel: null,
  listDepth: null,
  isInTable: false,
  endsRow: false,
};

export interface HiddenRange {
  from: number;
  to: number;
  /** A change that was accepted in all but name. */
  isDeleted: boolean;
}

const FORMATS = 1;
const PIECES = 2;
const IS_COMPRESSED = 0x40000000;

/** @throws {Unreadable} `damaged` where no list of pieces is */
export function findPieces(table: Buffer, isWord6: boolean): Piece[] {
  let index = 0;
  while (table[index] === FORMATS) index += 3 + field(table, index + 1, 2);
  if (table[index] !== PIECES) throw new Unreadable('damaged', 'the document has no list of its pieces');
  const list = table.subarray(index + 5, index + 5 + field(table, index + 1, 4));
  const count = Math.max(Math.floor((list.length - 4) / 12), 0);

  return Array.from({ length: count }, (_, piece) => {
    const position = list.readUInt32LE((count + 1) * 4 + piece * 8 + 2);
    const isCompressed = (position & IS_COMPRESSED) !== 0;
    return {
      from: list.readUInt32LE(piece * 4),
      to: list.readUInt32LE(piece * 4 + 4),
      start: !isWord6 && isCompressed ? (position & ~IS_COMPRESSED) >>> 1 : position,
      size: isWord6 || isCompressed ? 1 : 2,
    };
  });
}

/** Numbers of properties ([MS-DOC] 2.6.1 and 2.6.2). */
const IS_DELETED = 0x0800;
const IS_HIDDEN = 0x083c;
const LIST = 0x460b;
const LIST_LEVEL = 0x260a;
const IS_IN_TABLE = 0x2416;
const ENDS_ROW = 0x2417;
const ELSEWHERE = 0x6646;
/** The value of a property that is switched on, whatever the style says. */
const ON = new Set([0x01, 0x81]);
/** The same of Word 6. */
const IN_WORD_6 = { isInTable: Buffer.from([0x18, 0x01]), endsRow: Buffer.from([0x19, 0x01]) };
const LAST_HEADING = 9;

/** Finds characters by where they are in the stream. */
export class TextPositions {
  readonly #pieces: readonly Piece[];
  readonly #byStart: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.#byStart = pieces.toSorted((one, other) => one.start - other.start);
  }

  /**
   * Returns the complete text.
   *
   * @param inBytes true if each character represents a byte, which is decoded later
   */
  text(stream: Buffer, inBytes: boolean): string {
    const western = new TextDecoder('windows-1252');

    return this.#pieces
      .map(({ from, to, start, size }) => {
        const bytes = stream.subarray(start, start + Math.max(to - from, 0) * size);
        if (size === 2) return bytes.toString('utf16le');
        return inBytes ? bytes.toString('latin1') : western.decode(bytes);
      })
      .join('');
  }

  hidden(ranges: readonly FormattedRange[]): HiddenRange[] {
    return ranges.flatMap((range) => {
      if (range.properties.length === 0) return [];
      const values = getValues(range.properties);
      const isDeleted = values.get(IS_DELETED) === 1;
      if (!isDeleted && !ON.has(values.get(IS_HIDDEN) ?? 0)) return [];

      return this.#ranges(range).map(({ from, to }) => ({ from, to, isDeleted }));
    });
  }

  /**
   * Paragraph formats by the position of the mark that ends the paragraph.
   *
   * @param data stream with the long formats; null for Word 6
   */
  formats(ranges: readonly FormattedRange[], data: Buffer | null): Map<number, ParagraphFormat> {
    const formats = new Map<number, ParagraphFormat>();
    for (const range of ranges) {
      const format = getFormat(range, data);
      for (const { to } of this.#ranges({ ...range, from: Math.max(range.from, range.to - 2) }))
        formats.set(to - 1, format);
    }

    return formats;
  }

  #ranges({ from, to }: Pick<FormattedRange, 'from' | 'to'>): { from: number; to: number }[] {
    const positions: { from: number; to: number }[] = [];
    for (let index = this.#firstBefore(from); index < this.#byStart.length; index += 1) {
      const piece = this.#byStart[index];
      if (!piece || piece.start >= to) break;
      const first = piece.from + Math.max(Math.floor((from - piece.start) / piece.size), 0);
      const last = Math.min(piece.from + Math.ceil((to - piece.start) / piece.size), piece.to);
      if (first < last) positions.push({ from: first, to: last });
    }

    return positions;
  }

  /** The last piece that begins no later. */
  #firstBefore(position: number): number {
    let [low, high] = [0, this.#byStart.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#byStart[middle]?.start ?? 0) <= position) low = middle + 1;
      else high = middle;
    }

    return Math.max(low - 1, 0);
  }
}

function getFormat({ style, properties }: FormattedRange, data: Buffer | null): ParagraphFormat {
  const headingLevel = style >= 1 && style <= LAST_HEADING ? style : null;
  if (!data)
    return {
      headingLevel,
      listDepth: null,
      isInTable: properties.includes(IN_WORD_6.isInTable),
      endsRow: properties.includes(IN_WORD_6.endsRow),
    };

  const values = getValues(properties);
  const moved = values.get(ELSEWHERE);
  const isMoved = moved !== undefined && moved + 2 <= data.length;
  const all = isMoved ? getValues(data.subarray(moved + 2, moved + 2 + data.readUInt16LE(moved))) : values;

  return {
    headingLevel,
    listDepth: all.get(LIST) ? Math.min(all.get(LIST_LEVEL) ?? 0, LAST_HEADING) : null,
    isInTable: all.get(IS_IN_TABLE) === 1,
    endsRow: all.get(ENDS_ROW) === 1,
  };
}
