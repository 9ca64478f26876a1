import { pictureBlock } from '../blocks/picture-run.ts';
import { code, heading, paragraph, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { getIndent, indentedEnd, LineBlocks, withoutIndent } from '../line-markup.ts';
import { readTextFile } from '../text-file.ts';
import { rstRuns } from './rst-inline.ts';
import { rstTable } from './rst-tables.ts';

/** Reads reStructuredText: headings, lists, tables, code, formulas, marks of pictures. Indexes are omitted. */
export async function readRst(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);

  return { title: null, pages: splitSections(rstBlocks(text)), warnings };
}

const LINE = /^([!-/:-@[-`{-~])\1{2,}\s*$/;
const DIRECTIVE = /^\s*\.\. ([\w:+-]{1,40})::\s*(.*)$/;
const FOOTNOTE = /^\.\. \[[^\]\s]{1,40}\]\s+/;
const ITEM = /^\s*(?:[-*+•]|\(?(\d{1,4}|#)[.)])\s+(?=\S)/;
/** Marks that other sentences refer to. */
const LETTERED = /^\s*\(?(?:[a-z]|[ivxlc]{1,6})[.)]\s+(?=\S)/i;
const ALTERNATIVE = /^\s*:alt:\s*(\S.*)$/;
const FIELD = /^\s*:[\w -]{1,60}:(?:\s|$)/;
const CODE = new Set([
  'code',
  'code-block',
  'sourcecode',
  'highlight',
  'literalinclude',
  'parsed-literal',
  'prompt',
]);
const TEXT = new Set(
  [
    'note',
    'warning',
    'tip',
    'important',
    'hint',
    'caution',
    'attention',
    'danger',
    'error',
    'admonition',
  ].concat([
    'topic',
    'sidebar',
    'epigraph',
    'seealso',
    'rubric',
    'centered',
    'glossary',
    'table',
    'definition',
    'theorem',
  ]),
);

class RstReader {
  readonly #lines: readonly string[];
  readonly #open: LineBlocks;
  /** Lines under headings, in the order in which they first appear. */
  #levels: string[] = [];
  #nextOrdinal = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
    this.#open = new LineBlocks(lines, rstRuns);
  }

  read(): RawBlock[] {
    let index = 0;
    while (index < this.#lines.length) index = this.#readAt(index);
    this.#open.end();

    return this.#open.blocks;
  }

  #readAt(index: number): number {
    const line = this.#lines[index] ?? '';
    if (line.trim() === '') {
      this.#open.end();
      return index + 1;
    }

    return (
      this.#heading(index) ?? this.#table(index) ?? this.#explicit(line, index) ?? this.#text(line, index)
    );
  }

  #heading(index: number): number | null {
    const [line = '', next = '', after = ''] = this.#lines.slice(index, index + 3);
    const isBetween = LINE.test(line) && next.trim() !== '' && line.trim() === after.trim();
    const isAbove =
      !LINE.test(line) && LINE.test(next) && next.trim().length >= Math.min(line.trim().length, 4);
    if (isBetween) return this.#pushHeading(next, `${line[0]}${line[0]}`, index + 3);
    if (isAbove && getIndent(line) === 0) return this.#pushHeading(line, next[0] ?? '', index + 2);

    // A separate line of signs divides the text above from the text below.
    return LINE.test(line) && next.trim() === '' ? index + 1 : null;
  }

  #pushHeading(text: string, style: string, end: number): number {
    if (!this.#levels.includes(style)) this.#levels.push(style);
    this.#open.end(heading(this.#levels.indexOf(style) + 1, rstRuns(text)));
    this.#open.endLists();

    return end;
  }

  #table(index: number): number | null {
    const table = rstTable(this.#lines, index, rstRuns);
    if (!table) return null;
    this.#open.end();
    for (const row of table.rows) this.#open.end(row);

    return table.end;
  }

  /** Reads a block that begins with two dots: a directive with its content, a footnote, a comment, a link target. */
  #explicit(line: string, index: number): number | null {
    if (!/^\s*\.\.(?:\s|$)/.test(line)) return null;

    this.#open.end();
    const footnote = FOOTNOTE.exec(line)?.[0];
    if (footnote) {
      this.#open.add(line.slice(footnote.length));
      return index + 1;
    }
    const end = indentedEnd(this.#lines, index + 1, getIndent(line));
    const [, name = '', argument = ''] = DIRECTIVE.exec(line) ?? [];
    if (!TEXT.has(name)) this.#special(name, argument, this.#lines.slice(index + 1, end));
    if (!TEXT.has(name)) return end;

    if (argument !== '') this.#open.add(argument);
    return index + 1;
  }

  #special(name: string, argument: string, content: readonly string[]): void {
    const lines = content.filter((line) => !FIELD.test(line));
    if (name === 'image' || name === 'figure') this.#picture(content, lines);
    if (CODE.has(name)) this.#open.end(code(withoutIndent(lines)));
    const formula = [argument, ...lines.map((line) => line.trim())].join(' ').trim();
    if (name === 'math' && formula !== '') this.#open.end(paragraph([plain(`$$${formula}$$`)]));
  }

  /** @param captionLines the lines below a picture, without its options */
  #picture(content: readonly string[], captionLines: readonly string[]): void {
    const alternative = content.map((line) => ALTERNATIVE.exec(line)?.[1]).find(Boolean);
    this.#open.end(pictureBlock(alternative));
    for (const line of captionLines) {
      if (line.trim() === '') this.#open.end();
      else this.#open.add(line);
    }
    this.#open.end();
  }

  #text(line: string, index: number): number {
    const isOption = FIELD.test(line) && !/:`/.test(line);
    const isTarget = /^__\s/.test(line);
    if (isOption || isTarget) return index + 1;

    const text = this.#startItem(line);
    const literal = /(?:^|[^:])::\s*$/.test(text);
    const visibleText = literal ? text.replace(/::\s*$/, ':').replace(/^\s*:$/, '') : text;
    if (visibleText.trim() !== '')
      this.#open.add(this.#isTerm(line, index) ? `${visibleText}:` : visibleText);

    return literal ? this.#literal(line, index) : index + 1;
  }

  /** A mark within a paragraph is text. @returns the line without what began an item */
  #startItem(line: string): string {
    if (/^\s*\|(?:\s|$)/.test(line)) {
      this.#open.end();
      return line.replace('|', '');
    }
    if (this.#open.hasParagraph) return line;

    const item = ITEM.exec(line);
    const isLettered = !item && LETTERED.test(line);
    if (!item && !isLettered && getIndent(line) === 0) this.#nextOrdinal = 0;
    if (item) this.#nextOrdinal = item[1] === '#' ? this.#nextOrdinal + 1 : Number(item[1] ?? 0);
    if (item || isLettered) this.#open.startItem(getIndent(line), item?.[1] ? this.#nextOrdinal : null);

    return item ? line.slice(item[0].length) : line;
  }

  /** A line with its meaning indented directly below. */
  #isTerm(line: string, index: number): boolean {
    const next = this.#lines[index + 1] ?? '';
    const isBelow = next.trim() !== '' && getIndent(next) > getIndent(line);

    return (
      isBelow && !this.#open.isOpen && !ITEM.test(line) && !LETTERED.test(line) && !/[:.]\s*$/.test(line)
    );
  }

  /** Two colons at the end of a paragraph: what is indented below is code. */
  #literal(line: string, index: number): number {
    const end = indentedEnd(this.#lines, index + 1, getIndent(line));
    const content = this.#lines.slice(index + 1, end);
    if (content.length > 0) this.#open.end(code(withoutIndent(content)));

    return Math.max(end, index + 1);
  }
}

function rstBlocks(text: string): RawBlock[] {
  return new RstReader(text.split(/\r\n|\r|\n/)).read();
}
