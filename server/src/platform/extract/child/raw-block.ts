/** A stretch of text in one weight. */
export interface Run {
  text: string;
  bold: boolean;
}

/**
 * A block as a reader found it: whitespace, ligatures and control characters still as in the file.
 * `level` is 1-6 for headings and 0 for the rest.
 */
export interface RawBlock {
  kind: 'heading' | 'paragraph' | 'list_item';
  level: number;
  runs: Run[];
}

/** What a reader hands over. Titles and warnings are for people. */
export interface RawDocument {
  /** As the file states it (its metadata, not its text), null when it does not. */
  title: string | null;
  pages: RawBlock[][];
  warnings: string[];
}

/** @param level 1 to 6; whatever lies beyond counts as the nearest */
export const heading = (level: number, runs: Run[]): RawBlock => ({
  kind: 'heading',
  level: Math.min(Math.max(level, 1), 6),
  runs,
});
/** @param runs its text, in order */
export const paragraph = (runs: Run[]): RawBlock => ({ kind: 'paragraph', level: 0, runs });
export const listItem = (runs: Run[]): RawBlock => ({ kind: 'list_item', level: 0, runs });
export const plain = (text: string): Run => ({ text, bold: false });

/** A block's text as it stands, all runs in a row. */
export function textOf(block: Pick<RawBlock, 'runs'>): string {
  return block.runs.map(({ text }) => text).join('');
}
