import { listItem, paragraph, type RawBlock, type Run } from './blocks/raw-block.ts';
import { createLineJoiner } from './pdf/hyphens.ts';
import { ItemDepth } from './plain/list-lines.ts';

/** Columns before the first character of a line; a tab reaches the next multiple of eight. */
export function getIndent(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += 8 - (columns % 8);
    else if (character === ' ') columns += 1;
    else break;
  }

  return columns;
}

/** The lines that follow `start` and belong to it: blank ones, and those indented further than `indent`. */
export function indentedEnd(lines: readonly string[], start: number, indent: number): number {
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    if (getIndent(line) <= indent) break;
    end = index + 1;
  }

  return end;
}

/** Lines without the indentation that all of them share. */
export function withoutIndent(lines: readonly string[]): string {
  const shared = lines
    .filter((line) => line.trim() !== '')
    .reduce((min, line) => Math.min(min, getIndent(line)), Number.POSITIVE_INFINITY);

  return lines.map((line) => line.slice(Math.min(shared, line.length - line.trimStart().length))).join('\n');
}

/**
 * Collects the paragraphs and list items of a markup in which lines continue until something else begins.
 *
 * @param toRuns reads the marks within a paragraph
 */
export class LineBlocks {
  readonly blocks: RawBlock[] = [];
  readonly #toRuns: (text: string) => Run[];
  readonly #depth = new ItemDepth();
  readonly #join: ReturnType<typeof createLineJoiner>;
  #lines: string[] = [];
  #make: (runs: Run[]) => RawBlock = paragraph;

  constructor(lines: readonly string[], toRuns: (text: string) => Run[]) {
    this.#toRuns = toRuns;
    this.#join = createLineJoiner(lines);
  }

  /** True while a paragraph or an item is open. */
  get isOpen(): boolean {
    return this.#lines.length > 0;
  }

  get hasParagraph(): boolean {
    return this.isOpen && this.#make === paragraph;
  }

  /** A line of the open paragraph or item. */
  add(line: string): void {
    this.#lines.push(line.trim());
  }

  /** @param ordinal its number, null behind a bullet */
  startItem(indent: number, ordinal: number | null): void {
    this.end();
    const depth = this.#depth.of(indent);
    this.#make = (runs) => listItem(runs, depth, ordinal);
  }

  /** Ends what is open; `block` stands after it. */
  end(block?: RawBlock): void {
    if (this.#lines.length > 0) this.blocks.push(this.#make(this.#toRuns(this.#joined())));
    this.#lines = [];
    this.#make = paragraph;
    if (block) this.blocks.push(block);
  }

  /** The next block belongs to no earlier list. */
  endLists(): void {
    this.#depth.end();
  }

  #joined(): string {
    const parts: string[] = [];
    this.#lines.forEach((line, index) => {
      const previous = this.#lines[index - 1];
      const joint = previous === undefined ? 'close' : this.#join(previous, line);
      if (joint === 'drop_hyphen') parts.push(parts.pop()?.replace(/[-‐\u00AD]$/, '') ?? '');
      if (joint === 'space') parts.push(' ');
      parts.push(line);
    });

    return parts.join('');
  }
}
