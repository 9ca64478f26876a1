import { continuesList, findListMarker, type ListMarker, shownItem } from '../blocks/list-marker.ts';
import { heading, listItem, paragraph, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { isBold } from './group-lines.ts';
import type { LineJoint } from './hyphens.ts';
import { type Layout, roundSize } from './layout.ts';
import type { Line } from './lines.ts';

/** Bigger than the body by this much is a heading; less is a scaled font. */
const HEADING_SIZE = 1.12;
const HEADING_LINES = 3;
const HEADING_CHARACTERS = 160;
const BOLD_HEADING_CHARACTERS = 90;

/** Decides over groups of lines for a whole document, because what is a heading shows by comparison. */
export interface BlockMaker {
  /** The groups of one page, as blocks. */
  toBlocks(groups: readonly Line[][]): RawBlock[];
}

/**
 * @param groups all groups of the document, in order
 * @param joint how the end of a line is joined to the next one
 */
export function createBlockMaker(
  groups: readonly Line[][],
  layout: Layout,
  joint: (line: string, next: string) => LineJoint,
): BlockMaker {
  const sizes = headingSizes(groups, layout);

  function toBlock(group: readonly Line[], marker: ListMarker | null, depth: number): RawBlock {
    const runs = joinLines(group, joint);
    if (isBigHeading(group, layout)) return heading(sizes.indexOf(sizeOf(group)) + 1, runs);
    if (!marker && isBoldHeading(group, layout)) return heading(sizes.length + 1, runs);

    if (!marker) return paragraph(runs);

    const { start, ordinal } = shownItem(marker);
    return listItem(withoutStart(runs, start), depth, ordinal);
  }

  return {
    toBlocks: (pageGroups) => {
      const markers = listMarkers(pageGroups);
      const depths = listDepths(pageGroups, markers);

      return pageGroups.map((group, index) => toBlock(group, markers[index] ?? null, depths[index] ?? 0));
    },
  };
}

const sizeOf = ([first]: readonly Line[]) => roundSize(first?.size ?? 0);
const textOfGroup = (group: readonly Line[]) => group.map(({ text }) => text).join(' ');

/** The sizes of headings, biggest first: their index is their level. */
function headingSizes(groups: readonly Line[][], layout: Layout): number[] {
  const sizes = new Set(groups.filter((group) => isBigHeading(group, layout)).map(sizeOf));

  return [...sizes].sort((a, b) => b - a);
}

function isBigHeading(group: readonly Line[], layout: Layout): boolean {
  const text = textOfGroup(group).trim();
  const big = sizeOf(group) >= layout.bodySize * HEADING_SIZE;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;

  return big && letters >= 2 && group.length <= HEADING_LINES && text.length <= HEADING_CHARACTERS;
}

function isBoldHeading(group: readonly Line[], layout: Layout): boolean {
  const text = textOfGroup(group).trim();
  const bodySized = sizeOf(group) >= layout.bodySize * 0.95;

  return (
    bodySized &&
    group.length <= 2 &&
    text.length <= BOLD_HEADING_CHARACTERS &&
    group.every(isBold) &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !/[.,;]$/.test(text)
  );
}

/** An uncertain mark counts if its list has a second mark. */
function listMarkers(groups: readonly Line[][]): (ListMarker | null)[] {
  const found = groups.map(([first]) => (first ? findListMarker(first.text) : null));

  return found.map((marker, index) => {
    if (!marker || marker.certain) return marker;

    const [before, after] = [found[index - 1], found[index + 1]];
    const inList = (before && continuesList(before, marker)) || (after && continuesList(marker, after));

    return inList ? marker : null;
  });
}

/** Marks closer than this to each other, in sizes, are of one depth. */
const SAME_INDENT = 0.6;

/** How deep each item of a list is set in, by the items above it that stand further left. */
function listDepths(groups: readonly Line[][], markers: readonly (ListMarker | null)[]): number[] {
  const indents: number[] = [];

  return groups.map(([first], index) => {
    if (!first || !markers[index]) {
      indents.length = 0;
      return 0;
    }
    while ((indents.at(-1) ?? Number.NEGATIVE_INFINITY) > first.x + SAME_INDENT * first.size) indents.pop();
    if (first.x > (indents.at(-1) ?? Number.NEGATIVE_INFINITY) + SAME_INDENT * first.size)
      indents.push(first.x);

    return indents.length - 1;
  });
}

function withoutStart(runs: readonly Run[], length: number): Run[] {
  let left = length;

  return runs.map(({ text, bold }) => {
    const rest = text.slice(left);
    left = Math.max(left - text.length, 0);

    return { text: rest, bold };
  });
}

function joinLines(group: readonly Line[], joint: (line: string, next: string) => LineJoint): Run[] {
  return group.flatMap(({ runs, text }, index) => {
    const next = group[index + 1];
    if (!next) return runs;

    const kind = joint(text, next.text);
    if (kind === 'drop_hyphen') return withoutHyphen(runs);
    if (kind === 'close') return runs;

    return [...runs, { text: ' ', bold: false }];
  });
}

function withoutHyphen(runs: readonly Run[]): Run[] {
  return runs.map(({ text, bold }, index) => ({
    text: index === runs.length - 1 ? text.trimEnd().slice(0, -1) : text,
    bold,
  }));
}
