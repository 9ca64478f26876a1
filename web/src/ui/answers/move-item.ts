/**
 * Exchanges an item with its neighbour.
 *
 * @param items distinct texts
 * @param item the text that moves
 * @param step -1 to the start, 1 to the end
 * @returns the new order; the same list if the item cannot move further
 */
export function moveItem(items: string[], item: string, step: -1 | 1): string[] {
  const from = items.indexOf(item);
  const neighbour = items[from + step];
  if (from === -1 || neighbour === undefined) return items;
  return items.with(from, neighbour).with(from + step, item);
}
