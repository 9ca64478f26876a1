import type { TextBlock } from '@akada/core/text/document.ts';
import type { ScanMember } from '../../scan-page.ts';

/** A piece of text in one weight. */
export interface Run {
  text: string;
  bold: boolean;
  /** True if it represents a picture, and its text is the picture's mark. */
  picture?: true;
}

/** A cell with text, as the runs of its row that it consists of; `to` is exclusive. */
export interface RawCell {
  column: number;
  from: number;
  to: number;
}

/**
 * A block as a reader found it: whitespace, ligatures and control characters are still as in the file.
 * `level`, `ordinal` and `head` have the same meaning as in `TextBlock`.
 */
export interface RawBlock {
  kind: TextBlock['kind'];
  level: number;
  ordinal?: number;
  runs: Run[];
  cells?: RawCell[];
  head?: boolean;
}

/** The reader's result. Titles and warnings are written for people. */
export interface RawDocument {
  /** As the file states it (its metadata, not its text), null when it does not. */
  title: string | null;
  pages: RawBlock[][];
  warnings: string[];
  /** True if its pages are the file's pages, which can be unreadable. Sections are always readable. */
  paged?: true;
  /** Archive members of pages without text, by their index in `pages`. */
  scans?: Map<number, ScanMember>;
}

/** @param level 1 to 6; whatever lies beyond counts as the nearest */
export const heading = (level: number, runs: Run[]): RawBlock => ({
  kind: 'heading',
  level: Math.min(Math.max(level, 1), 6),
  runs,
});
/** @param runs its text, in order */
export const paragraph = (runs: Run[]): RawBlock => ({ kind: 'paragraph', level: 0, runs });
/**
 * @param depth lists around its own list
 * @param ordinal its number, null behind a bullet
 */
export const listItem = (runs: Run[], depth = 0, ordinal: number | null = null): RawBlock => ({
  kind: 'list_item',
  level: depth,
  runs,
  ...(ordinal === null ? {} : { ordinal }),
});
/**
 * An item of a list with letters or Roman numerals. They stay in its text, because other sentences call the item by them.
 *
 * @param label its letter with its brackets, as in "(a)"
 */
export const labelledItem = (label: string, runs: Run[], depth: number): RawBlock =>
  listItem([plain(`${label} `), ...runs], depth);
/**
 * Puts a heading above the blocks of a part, and their own headings one level below it.
 *
 * @param title null if the blocks already have the heading
 */
export function underHeading(title: string | null, blocks: readonly RawBlock[]): RawBlock[] {
  const lower = blocks.map((block) =>
    block.kind === 'heading' ? heading(block.level + 1, block.runs) : block,
  );

  return title === null ? lower : [heading(1, [plain(title)]), ...lower];
}
/** @param text its lines, with their indentation */
export const code = (text: string): RawBlock => ({ kind: 'code', level: 0, runs: [plain(text)] });
export const plain = (text: string): Run => ({ text, bold: false });

/** A block's text as it stands, all runs in a row. */
export function getText(block: Pick<RawBlock, 'runs'>): string {
  return block.runs.map(({ text }) => text).join('');
}
