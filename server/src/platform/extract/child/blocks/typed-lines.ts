import type { TextLine } from '../plain/text-lines.ts';
import { createWrapping, isTerm } from '../plain/wrapped-lines.ts';
import { findListMarker } from './list-marker.ts';
import { getText, listItem, paragraph, type RawBlock, type Run } from './raw-block.ts';

/** Whitespace like any other, once blocks are composed. */
export const LINE_BREAK: Run = { text: '\n', bold: false };
/** A line break that the writer typed. */
export const LINE_END: Run = { text: '\n\n', bold: false };

const FEWEST_TERMS = 2;

/** Parts the runs of a paragraph where its writer ended a line. */
export type LineParting = (runs: Run[]) => Run[][];

/**
 * Markdown joins the lines of a paragraph, but many who type notes end a line where a thought ends. Lines that name a term
 * each, and lines that would have held the first word of the next one, were not meant to be joined.
 *
 * @param paragraphs the runs of every paragraph and item of the text, whose lines show how wide it was written
 */
export function lineParting(paragraphs: readonly Run[][]): LineParting {
  const continues = createWrapping(
    paragraphs
      .flatMap((runs) => splitAt(LINE_END, runs))
      .flatMap((runs) => getTextLines(splitAt(LINE_BREAK, runs))),
  );
  return (runs) =>
    splitAt(LINE_END, runs).flatMap((stretch) => {
      const lines = splitAt(LINE_BREAK, stretch);
      const texts = getTextLines(lines);
      const namesTerms = texts.filter(({ text }) => isTerm(text)).length >= FEWEST_TERMS;
      const parts: Run[][] = [];
      for (const [at, line] of lines.entries()) {
        const [before, text, last] = [texts[at - 1], texts[at], parts.at(-1)];
        if (last === undefined || before === undefined || text === undefined) parts.push([...line]);
        else if (isDrawnItem(text.text) || (namesTerms ? isTerm(text.text) : !continues(before, text)))
          parts.push([...line]);
        else last.push(LINE_BREAK, ...line);
      }
      return parts;
    });
}

/** Paragraphs and items whose writer ended lines in them with `LINE_BREAK`, parted there. */
export function inLines(blocks: readonly RawBlock[]): RawBlock[] {
  const hasLines = ({ kind }: RawBlock) => kind === 'paragraph' || kind === 'list_item';
  const typedRawBlocks = blocks.filter(hasLines);
  if (!typedRawBlocks.some(({ runs }) => runs.some((run) => run === LINE_BREAK || run === LINE_END)))
    return [...blocks];

  const parted = lineParting(typedRawBlocks.map(({ runs }) => runs));
  return blocks.flatMap((block) => {
    if (!hasLines(block)) return [block];
    const [first = [], ...others] = parted(block.runs);
    return [{ ...block, runs: first }, ...others.map((line) => typedLine(line, block.level))];
  });
}

/**
 * A line as a block: an item where its writer drew a bullet, because Markdown knows no other marks than "-", "*" and "+".
 *
 * @param depth lists around an item
 */
export function typedLine(runs: Run[], depth: number): RawBlock {
  const [first, ...others] = runs;
  const marker = findListMarker(getText({ runs }));
  if (first === undefined || !marker?.certain) return paragraph(runs);

  return listItem([{ ...first, text: first.text.slice(marker.length) }, ...others], depth);
}

function isDrawnItem(text: string): boolean {
  return findListMarker(text)?.certain === true;
}

function getTextLines(lines: readonly Run[][]): TextLine[] {
  return lines.map((runs, index) => ({
    text: getText({ runs }).trim(),
    indent: 0,
    startsGroup: index === 0,
    marker: null,
  }));
}

function splitAt(mark: Run, runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (const run of runs) {
    if (run.text === mark.text) parts.push([]);
    else parts.at(-1)?.push(run);
  }
  return parts;
}
