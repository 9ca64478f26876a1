/** @returns the list with the item moved by this many positions; unchanged if it would leave the list */
export function moved<Item>(list: readonly Item[], item: Item, by: number): Item[] {
  const index = list.indexOf(item);
  const to = index + by;
  if (index < 0 || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, item);
}
