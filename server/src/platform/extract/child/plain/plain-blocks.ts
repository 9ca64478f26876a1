import { continuesList, findListMarker, type ListMarker } from '../list-marker.ts';
import { heading, listItem, paragraph, plain, type RawBlock } from '../raw-block.ts';
import { headingLevel, isUnderline } from './plain-headings.ts';

/** Lines longer than this were not wrapped by hand, so that each is a paragraph of its own. */
const WRAPPED_WIDTH = 100;

/** Reads structure into text that has none but its line breaks. */
export function plainBlocks(text: string): RawBlock[] {
  const groups = text
    .split(/\r\n|[\n\r\f\u2028\u2029]/)
    .map((line) => line.trimEnd())
    .reduce<string[][]>(groupByBlankLines, [[]])
    .filter((lines) => lines.length > 0);

  return groups.flatMap((lines, index) => {
    // A heading has something below it; the last line of a note is its text.
    const level = index < groups.length - 1 ? levelOfGroup(lines, index === 0) : null;

    return level === null ? blocksOfGroup(lines) : [heading(level, lines.map(plain))];
  });
}

function groupByBlankLines(groups: string[][], line: string): string[][] {
  if (line.trim() === '') groups.push([]);
  else groups.at(-1)?.push(line);

  return groups;
}

function levelOfGroup([line = '', ...others]: readonly string[], isFirst: boolean): number | null {
  return others.length === 0 ? headingLevel(line, isFirst) : null;
}

function blocksOfGroup(lines: readonly string[]): RawBlock[] {
  const [title = '', below = ''] = lines;
  if (!isUnderline(below)) return blocksOfBody(lines);

  return [heading(below.startsWith('=') ? 1 : 2, [plain(title)]), ...blocksOfBody(lines.slice(2))];
}

function blocksOfBody(lines: readonly string[]): RawBlock[] {
  const unwrapped = lines.some((line) => line.length > WRAPPED_WIDTH);
  const markers = listMarkers(lines);
  const blocks: RawBlock[] = [];
  lines.forEach((line, index) => {
    const marker = markers[index];
    const last = blocks.at(-1);
    if (marker) blocks.push(listItem([plain(line.slice(marker.length))]));
    else if (last && !unwrapped) last.runs.push(plain(` ${line}`));
    else blocks.push(paragraph([plain(line)]));
  });

  return blocks;
}

/** An uncertain mark counts when the group has another one that belongs to the same list. */
function listMarkers(lines: readonly string[]): (ListMarker | null)[] {
  const found = lines.map(findListMarker);
  const marked = found.filter((marker) => marker !== null);
  const believed = new Set(
    marked.filter((marker, index) => {
      const [before, after] = [marked[index - 1], marked[index + 1]];

      return (
        marker.certain ||
        (before !== undefined && continuesList(before, marker)) ||
        (after !== undefined && continuesList(marker, after))
      );
    }),
  );

  return found.map((marker) => (marker && believed.has(marker) ? marker : null));
}
