/** @returns the list with one of it moved by so many positions; the same order where it would fall out */
export function moved<Item>(list: readonly Item[], item: Item, by: number): Item[] {
  const at = list.indexOf(item);
  const to = at + by;
  if (at < 0 || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, item);
}
