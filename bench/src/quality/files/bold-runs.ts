import type { DocumentPage, TextBlock } from '@akada/core/text/document.ts';

/** A range of a block in one weight. */
export interface WeightedRun {
  text: string;
  bold: boolean;
}

/** @returns the text of a block in ranges of one weight, in order; a bold span counts if it is in the block */
export function boldRuns({ text, bold }: DocumentPage, { start, end }: TextBlock): WeightedRun[] {
  const runs: WeightedRun[] = [];
  let index = start;
  for (const span of bold) {
    if (span.start < index || span.end > end) continue;
    runs.push({ text: text.slice(index, span.start), bold: false });
    runs.push({ text: text.slice(span.start, span.end), bold: true });
    index = span.end;
  }
  runs.push({ text: text.slice(index, end), bold: false });
  return runs.filter((run) => run.text !== '');
}
