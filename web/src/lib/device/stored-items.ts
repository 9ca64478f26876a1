/** Items under separate keys, so that tabs do not overwrite each other's items and a crash loses none. */
import { forget, keysUnder, readStoredJson, store } from './device-storage.ts';

/**
 * @param getItem converts a stored value, null if it is invalid
 * @param parsedItems items by their keys, for items that never change under a key: each is parsed once
 */
export function storedItems<Item>(
  prefix: string,
  getItem: (value: unknown) => Item | null,
  parsedItems?: Map<string, Item>,
) {
  return {
    /** @returns the readable items, by id; an unreadable item counts as deleted */
    byId: (): Record<string, Item> =>
      Object.fromEntries(
        keysUnder(prefix).flatMap((key) => {
          const item = parsedItems?.get(key) ?? getItem(readStoredJson(key));
          if (item !== null) {
            parsedItems?.set(key, item);
            return [[key.slice(prefix.length), item]];
          }
          forget(key);
          return [];
        }),
      ),
    put: (id: string, item: Item) => store(prefix + id, JSON.stringify(item)),
    forget: (ids: readonly string[]) => {
      for (const id of ids) {
        parsedItems?.delete(prefix + id);
        forget(prefix + id);
      }
    },
  };
}
