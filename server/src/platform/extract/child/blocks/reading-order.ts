/** A position on a page, measured from its left and upper edge, in any unit. */
export interface Position {
  left: number;
  top: number;
}

/**
 * Sorts items from top to bottom, and items of one row from left to right.
 *
 * @param sameRow the max distance between the tops of one row
 */
export function inReadingOrder<Item extends Position>(items: readonly Item[], sameRow: number): Item[] {
  const rows: { top: number; items: Item[] }[] = [];
  for (const item of items.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row && item.top - row.top <= sameRow) row.items.push(item);
    else rows.push({ top: item.top, items: [item] });
  }

  return rows.flatMap((row) => row.items.toSorted((a, b) => a.left - b.left));
}
