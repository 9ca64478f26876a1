/** Items under a separate key each: tabs neither overwrite each other's nor lose one by a crash. */
import { forget, keysUnder, readStoredJson, store } from './device-storage.ts';

/** @param getItem what a stored value is, null if it is no item */
export function storedItems<Item>(prefix: string, getItem: (value: unknown) => Item | null) {
  return {
    /** @returns the readable items, by id; an unreadable item counts as deleted */
    byId: (): Record<string, Item> =>
      Object.fromEntries(
        keysUnder(prefix).flatMap((key) => {
          const item = getItem(readStoredJson(key));
          if (item !== null) return [[key.slice(prefix.length), item]];
          forget(key);
          return [];
        }),
      ),
    put: (id: string, item: Item) => store(prefix + id, JSON.stringify(item)),
    forget: (ids: readonly string[]) => {
      for (const id of ids) forget(prefix + id);
    },
  };
}
