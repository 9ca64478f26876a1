import { pictureRun } from '../blocks/picture-run.ts';
import { getText, listItem, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import type { ListNumber } from './list-numbers.ts';

/** Characters that no script uses. Where a document has them itself, they refer to nothing and stay. */
const MARK = /\u{F8F0}(\d{1,6})\u{F8F1}/u;
const MARKS = new RegExp(MARK, 'gu');

const NUMBER_MARK = /\u{F8F2}(\d{1,9})\.(\d)\.([+-])([^\u{F8F3}]{1,120})\u{F8F3}/u;
const NUMBER_MARKS = new RegExp(NUMBER_MARK, 'gu');

/** @returns the mark of a numbered paragraph, which the parser counts from 1 after each other paragraph */
export const markNumber = ({ number, depth, label, isCounted }: ListNumber): string =>
  `\u{F8F2}${number}.${depth}.${isCounted ? '+' : '-'}${label}\u{F8F3}`;

/** Content that the parser does not read. A mark holds its position until the blocks of the document exist. */
export class Inserts {
  readonly #inserted: RawBlock[][] = [];

  /**
   * @param blocks can be filled in later
   * @returns the mark, for a separate paragraph or within a line
   */
  add(blocks: RawBlock[]): string {
    this.#inserted.push(blocks);
    return `\u{F8F0}${this.#inserted.length - 1}\u{F8F1}`;
  }

  addPicture(alternative: string): string {
    return this.add([paragraph([pictureRun(alternative)])]);
  }

  /** Returns the blocks with the inserted content instead of the marks, and with their numbers. */
  placed(blocks: readonly RawBlock[]): RawBlock[] {
    return blocks
      .flatMap(numbered)
      .flatMap((block) => (MARK.test(getText(block)) ? this.#inBlock(block) : [block]));
  }

  #inBlock(block: RawBlock): RawBlock[] {
    const text = getText(block).trim();
    const [mark, number] = MARK.exec(text) ?? [];
    const inserted = this.#inserted[Number(number)];
    if (block.kind === 'paragraph' && mark === text && inserted) return inserted;

    const starts = [0];
    const runs = block.runs.flatMap((run) => {
      const parts = this.#inRun(run);
      starts.push((starts.at(-1) ?? 0) + parts.length);
      return parts;
    });
    const cells = block.cells?.map(({ column, from, to }) => ({
      column,
      from: starts[from] ?? from,
      to: starts[to] ?? to,
    }));
    return [{ ...block, runs, ...(cells ? { cells } : {}) }];
  }

  #inRun(run: Run): Run[] {
    return run.text.split(MARKS).flatMap((part, index): Run[] => {
      if (index % 2 === 0) return [{ ...run, text: part }];
      const blocks = this.#inserted[Number(part)] ?? [];
      return blocks.flatMap(({ runs }, index) => (index === 0 ? runs : [plain(' '), ...runs]));
    });
  }
}

/** Without a text there is no block, because the parser would have passed over it. */
function numbered(block: RawBlock): RawBlock[] {
  const [, number, depth, sign] = NUMBER_MARK.exec(getText(block)) ?? [];
  if (number === undefined) return [block];
  const replaceMarks = (text: string) =>
    block.runs.map((run) => ({ ...run, text: run.text.replace(NUMBER_MARKS, text) }));
  // Cells name their runs by position.
  if (block.cells) return [{ ...block, runs: replaceMarks('$4 ') }];
  if (replaceMarks('').every(({ text }) => text.trim() === '')) return [];

  const isItem = block.kind === 'paragraph' || block.kind === 'list_item';
  const isCounted = sign === '+' && isItem;
  const runs = replaceMarks(isCounted ? '' : '$4 ').filter(({ text }) => text !== '');
  if (!isItem) return [{ ...block, runs }];
  // The parser takes a paragraph that is numbered by its style for one outside of lists.
  const level = block.kind === 'paragraph' ? Number(depth) : block.level;
  return [listItem(runs, level, isCounted ? Number(number) : null)];
}
