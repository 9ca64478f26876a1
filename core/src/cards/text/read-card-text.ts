/** Reads cards of a text: files of Anki, lists of Quizlet, and tables. */
import { type DelimitedRow, readDelimitedRows } from './delimited-rows.ts';
import { findAnkiSeparator, findSeparator } from './find-separator.ts';
import { type Columns, findHeading, getColumns, isMarkdownHeading } from './text-columns.ts';
import { readTextHeaders, splitTags, type TextHeaders } from './text-headers.ts';

/** A person's choice of separators, as lists of Quizlet may have any. */
export interface TextChoice {
  /** Separates term and definition; found in the text if it is null. */
  separator: string | null;
  /** Separates cards; a line end if it is null. */
  rowSeparator: string | null;
}

/** A row that becomes a card. */
export interface TextRow {
  /** 1-based. */
  line: number;
  front: string;
  back: string;
  tags: string[];
  /** The written path, with `::` between levels; null for the deck of the import. */
  deck: string | null;
  /** Null for a row without an identity. */
  guid: string | null;
  kind: 'basic' | 'reversed' | 'cloze';
  /** True if the answer is typed. */
  typed: boolean;
}

/** Something that its owner should know about a line. */
export interface TextFault {
  /** 1-based; 0 for the whole text. */
  line: number;
  message: string;
}

export interface CardText {
  rows: TextRow[];
  /** Rows that become no card. */
  faults: TextFault[];
  /** Omitted parts of rows. */
  warnings: TextFault[];
  /** Plain texts are shown as they are written. */
  format: 'plain' | 'html' | 'markdown';
  ifMatches: TextHeaders['ifMatches'];
}

export const textLimits = { rows: 20_000, cell: 100_000 } as const;

const byTheText: TextChoice = { separator: null, rowSeparator: null };

/** @param text decoded, of any form */
export function readCardText(text: string, choice: TextChoice = byTheText): CardText {
  const tidy = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const headers = readTextHeaders(tidy);
  const result: CardText = {
    rows: [],
    faults: [],
    warnings: [],
    format: 'plain',
    ifMatches: headers.ifMatches,
  };
  const separator =
    choice.separator || headers.separator || (headers.isAnki ? findAnkiSeparator(tidy) : findSeparator(tidy));
  if (separator === null) {
    const message = 'We found no sign between fronts and backs. Put a tab between them, or choose the sign.';
    return { ...result, faults: [{ line: 0, message }] };
  }
  const rows = readDelimitedRows(tidy, {
    separator,
    rowSeparator: choice.rowSeparator || '\n',
    hasQuotes: choice.separator === null,
  });
  const isHtml = headers.isHtml ?? rows.some(({ cells }) => cells?.some((cell) => HTML.test(cell)));
  if (isHtml) result.format = 'html';
  new RowReader(result, headers, choice).read(rows);
  return result;
}

const HTML =
  /<(?:br|div|img|b|i|u|em|strong|span|p|ul|ol|li|sub|sup|table|ruby)\b[^<>]*>|&(?:nbsp|lt|gt|amp);/i;

/** Note types of Anki in English and German, and the kinds of our tables. */
const CLOZE = /cloze|lückentext/i;
const REVERSED = /revers|umgekehrt|beide richtungen/i;
const TYPED = /type in|typed|eintippen|eingabe/i;

class RowReader {
  readonly #result: CardText;
  readonly #headers: TextHeaders;
  readonly #hasComments: boolean;
  readonly #known = new Set<string>();

  constructor(result: CardText, headers: TextHeaders, { separator }: TextChoice) {
    this.#result = result;
    this.#headers = headers;
    // A list of Quizlet may ask for "# of protons".
    this.#hasComments = separator === null;
  }

  read(rows: readonly DelimitedRow[]): void {
    const content = rows.filter((row) => !this.#isComment(row));
    const [first] = content;
    const heading = first?.cells ? findHeading(first.cells) : null;
    if (heading !== null && first?.cells && isMarkdownHeading(first.cells)) this.#result.format = 'markdown';
    const columns = heading ?? getColumns(this.#headers, first?.cells?.length ?? 0);
    for (const [index, row] of content.slice(heading === null ? 0 : 1).entries()) {
      if (index === textLimits.rows) {
        this.#fault(row.line, `A text has ${textLimits.rows.toLocaleString('en')} cards at most. Split it.`);
        return;
      }
      this.#row(row, columns);
    }
  }

  #isComment({ line, isComment }: DelimitedRow): boolean {
    if (!this.#hasComments || !isComment) return false;
    if (line > this.#headers.lines)
      this.#result.warnings.push({
        line,
        message: 'A line that begins with # is a comment and was skipped.',
      });
    return true;
  }

  #row({ line, cells }: DelimitedRow, columns: Columns): void {
    if (cells === null) {
      this.#fault(line, 'A quotation mark is never closed. Write "" for one within a text.');
      return;
    }
    const cell = (column: number | null) => {
      const text = column === null ? '' : (cells[column] ?? '').trim();
      return this.#headers.isAnki ? text : withoutApostrophe(text);
    };
    const [front, back] = [cell(columns.front), cell(columns.back)];
    const noteType = cell(columns.noteType) || (this.#headers.noteType ?? '');
    const kind = this.#findKind(front, noteType);
    if (front === '') this.#fault(line, 'The front is empty.');
    else if (back === '' && kind !== 'cloze') this.#fault(line, 'The back is missing.');
    else if (front.length > textLimits.cell || back.length > textLimits.cell)
      this.#fault(line, 'A side is too long for a card.');
    else if (this.#isNew(front, back)) {
      const { tags, deck } = this.#headers;
      this.#result.rows.push({
        line,
        front,
        back,
        tags: [...tags, ...splitTags(cell(columns.tags))],
        deck: cell(columns.deck) || deck,
        guid: cell(columns.guid) || null,
        kind,
        typed: TYPED.test(noteType),
      });
      this.#warnAboutRest(line, cells, columns);
    } else this.#result.warnings.push({ line, message: 'This card is in the text twice.' });
  }

  /** A text that names no kinds has gaps where its fronts have marks of gaps. */
  #findKind(front: string, noteType: string): TextRow['kind'] {
    const mayHaveGaps = CLOZE.test(noteType) || (noteType === '' && !this.#headers.isAnki);
    if (mayHaveGaps && /\{\{c\d+::[\s\S]*?\}\}/.test(front)) return 'cloze';
    return REVERSED.test(noteType) ? 'reversed' : 'basic';
  }

  #isNew(front: string, back: string): boolean {
    const key = JSON.stringify([front, back]);
    if (this.#known.has(key)) return false;
    this.#known.add(key);
    return true;
  }

  #warnAboutRest(line: number, cells: readonly string[], columns: Columns): void {
    const used = new Set<number | null>(Object.values(columns));
    if (cells.some((cell, column) => !used.has(column) && cell.trim() !== ''))
      this.#result.warnings.push({ line, message: 'Only the first two texts of this line were read.' });
  }

  #fault(line: number, message: string): void {
    this.#result.faults.push({ line, message });
  }
}

/** Tables put an apostrophe before a text that spreadsheets would compute. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
