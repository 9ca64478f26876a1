import { continuesList } from '../blocks/list-marker.ts';
import type { TextLine } from './text-lines.ts';

/** How far away the neighbour of an item may stand. */
const NEAR_LINES = 40;

/**
 * Which lines are items of lists. A mark that also begins ordinary lines counts when another item of the same
 * list stands near: with nothing between them but lines that are indented further, or that continue the item.
 *
 * @param headings lines that are none, although a number begins them
 * @returns for each line, whether it is an item
 */
export function itemLines(lines: readonly TextLine[], headings: readonly boolean[]): boolean[] {
  const items = lines.map(({ marker }) => marker?.certain ?? false);
  lines.forEach((line, index) => {
    if (!line.marker || headings[index]) return;
    const next = nextItem(lines, index);
    if (next === null || headings[next]) return;
    items[index] = true;
    items[next] = true;
  });

  return items;
}

function nextItem(lines: readonly TextLine[], index: number): number | null {
  const first = lines[index];
  let blank = false;
  for (let next = index + 1; next <= Math.min(index + NEAR_LINES, lines.length - 1); next += 1) {
    const line = lines[next];
    if (!line || !first?.marker) return null;

    const isNeighbour = line.indent <= first.indent;
    if (isNeighbour && line.marker) return continuesList(first.marker, line.marker) ? next : null;
    blank ||= line.startsGroup;
    // A paragraph between two numbered lines makes those headings.
    if (blank && line.indent <= first.indent) return null;
  }

  return null;
}

/** Counts how deep items stand, by their indentation. */
export class ItemDepth {
  #indents: number[] = [];

  /** @returns the depth of the next item, from 0 */
  of(indent: number): number {
    while (this.#indents.length > 0 && (this.#indents.at(-1) ?? 0) > indent) this.#indents.pop();
    if (this.#indents.at(-1) !== indent) this.#indents.push(indent);

    return this.#indents.length - 1;
  }

  /** What follows is no list. */
  end(): void {
    this.#indents = [];
  }
}
