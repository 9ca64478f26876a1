/** Where something stands on a page, from its left and upper edge, in any unit. */
export interface Position {
  left: number;
  top: number;
}

/**
 * From top to bottom, and from left to right where things stand beside each other.
 *
 * @param sameRow tops that are no further apart stand beside each other
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
