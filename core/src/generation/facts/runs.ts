import type { DocumentPage, TextBlock } from '../../text/document.ts';

/** Blocks of one kind that follow one another. */
export interface Run {
  kind: TextBlock['kind'];
  blocks: TextBlock[];
  /** The block before the first. */
  above: TextBlock | null;
}

/** @returns the blocks of a page in runs of one kind */
export function getRuns(page: DocumentPage): Run[] {
  const runs: Run[] = [];
  let above: TextBlock | null = null;
  for (const block of page.blocks) {
    const open = runs.at(-1);
    // A second numbered list begins with 1 again; a second table with its head.
    const begins = block.ordinal === 1 && block.level === 0 && open?.blocks.at(-1)?.ordinal !== undefined;
    if (open?.kind === block.kind && !begins && block.head !== true) open.blocks.push(block);
    else runs.push({ kind: block.kind, blocks: [block], above });
    above = block;
  }
  return runs;
}
