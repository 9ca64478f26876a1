import { continuesList } from '../blocks/list-marker.ts';
import type { TextLine } from './text-lines.ts';

/** Max distance to the neighbour of an item. */
const NEAR_LINES = 40;

/**
 * Finds list items. A mark that can also begin ordinary lines counts if another item of the same list is
 * near, and only deeper or continuing lines are between them.
 *
 * @param headings marks numbered headings, which are no items
 * @returns whether each line is an item
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

  /** The next line belongs to no list. */
  end(): void {
    this.#indents = [];
  }
}
