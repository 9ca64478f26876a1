import { shownItem } from '../blocks/list-marker.ts';
import { heading, listItem, paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { createLineJoiner } from '../pdf/hyphens.ts';
import { tableRows } from '../table-rows.ts';
import { ItemDepth, itemLines } from './list-lines.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { headingLevel, isUnderline, levelInGroup, levelOfUnderline } from './plain-headings.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { typedTable } from './typed-tables.ts';
import { createWrapping } from './wrapped-lines.ts';

/** Reads structure into text that has none but its line breaks. */
export function plainBlocks(text: string): RawBlock[] {
  const reader = new PlainReader(textLines(text));

  return reader.read();
}

const MOST_ROWS = 5_000;
const NO_SPACE_BETWEEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]$/u;

class PlainReader {
  readonly #lines: readonly TextLine[];
  readonly #numbered: boolean[];
  readonly #items: boolean[];
  readonly #continues: (line: TextLine, next: TextLine) => boolean;
  readonly #joint: ReturnType<typeof createLineJoiner>;
  readonly #depth = new ItemDepth();
  readonly #blocks: RawBlock[] = [];

  constructor(lines: readonly TextLine[]) {
    this.#lines = lines;
    this.#numbered = numberedHeadings(lines);
    this.#items = itemLines(lines, this.#numbered);
    this.#continues = createWrapping(lines);
    this.#joint = createLineJoiner(lines.map(({ text }) => text));
  }

  read(): RawBlock[] {
    let index = 0;
    while (index < this.#lines.length) index = this.#readAt(index);

    return this.#blocks;
  }

  /** @returns where the next block begins */
  #readAt(index: number): number {
    const line = this.#lines[index];
    if (!line) return index + 1;

    return (
      this.#heading(line, index) ?? this.#table(index) ?? this.#item(line, index) ?? this.#text(line, index)
    );
  }

  #heading(line: TextLine, index: number): number | null {
    const next = this.#lines[index + 1];
    const isRule = isUnderline(line.text);
    if (isRule) return index + 1;
    // A heading has something below it; the last line of a note is its text.
    if (!next || this.#items[index]) return null;

    const underlined = next.startsGroup ? null : levelOfUnderline(line.text, next.text);
    const level = underlined ?? this.#levelWithoutLine(line, next, index);
    if (level === null) return null;

    this.#depth.end();
    this.#blocks.push(heading(level, [plain(line.text)]));
    return index + (underlined === null ? 1 : 2);
  }

  #levelWithoutLine(line: TextLine, next: TextLine, index: number): number | null {
    if (this.#numbered[index]) return headingLevel(line.text, index === 0);
    if (!line.startsGroup) return null;

    return next.startsGroup ? headingLevel(line.text, index === 0) : levelInGroup(line.text, index === 0);
  }

  #table(index: number): number | null {
    const first = this.#lines[index];
    if (!first || this.#items[index] || !/\t| {2}|\|/.test(first.text)) return null;
    const following = this.#lines.slice(index + 1, index + MOST_ROWS);
    const end = following.findIndex(({ startsGroup }) => startsGroup);
    const group = [first, ...(end < 0 ? following : following.slice(0, end))];
    const table = typedTable(group.map(({ text, indent }) => ' '.repeat(indent) + text));
    if (!table) return null;

    this.#depth.end();
    this.#blocks.push(...tableRows(table.rows, table.hasHead || undefined));
    return index + table.length;
  }

  #item(line: TextLine, index: number): number | null {
    if (!line.marker || !this.#items[index]) return null;

    const { start, ordinal } = shownItem(line.marker);
    const { joined, end } = this.#joined(line.text.slice(start), index);
    this.#blocks.push(listItem([plain(joined)], this.#depth.of(line.indent), ordinal));
    return end;
  }

  #text(line: TextLine, index: number): number {
    const { joined, end } = this.#joined(line.text, index);
    this.#depth.end();
    this.#blocks.push(paragraph([plain(joined)]));
    return end;
  }

  /** Joins a line with the lines that continue it. */
  #joined(first: string, index: number): { joined: string; end: number } {
    const parts = [first];
    let end = index + 1;
    for (; end < this.#lines.length && this.#goesOn(end, index); end += 1) {
      const text = this.#lines[end]?.text ?? '';
      const previous = parts.at(-1) ?? '';
      const joint = this.#joint(previous, text);
      if (joint === 'drop_hyphen') parts[parts.length - 1] = previous.replace(/[-‐\u00AD]$/, '');
      else if (joint === 'space' && !NO_SPACE_BETWEEN.test(previous)) parts.push(' ');
      parts.push(text);
    }

    return { joined: parts.join(''), end };
  }

  /** @param start where the block begins */
  #goesOn(index: number, start: number): boolean {
    const [line, next, after] = [this.#lines[index - 1], this.#lines[index], this.#lines[index + 1]];
    if (!line || !next || this.#items[index] || isUnderline(next.text)) return false;
    if (after && !after.startsGroup && isUnderline(after.text)) return false;
    const isUnderItem = this.#items[start] && next.indent > (this.#lines[start]?.indent ?? 0);

    return (isUnderItem && !next.startsGroup) || this.#continues(line, next);
  }
}
