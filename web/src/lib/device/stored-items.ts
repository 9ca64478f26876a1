/** Items under a key of their own each: tabs neither overwrite each other's nor lose one by a crash. */
import { forget, keysUnder, readStoredJson, store } from './device-storage.ts';

interface StoredItems<Item> {
  /** @returns those that can be read, by id; what cannot is no item any more */
  byId: () => Record<string, Item>;
  put: (id: string, item: Item) => void;
  forget: (ids: readonly string[]) => void;
}

/** @param itemOf what a stored value is, null where it is no item */
export function storedItems<Item>(
  prefix: string,
  itemOf: (value: unknown) => Item | null,
): StoredItems<Item> {
  return {
    byId: () =>
      Object.fromEntries(
        keysUnder(prefix).flatMap((key) => {
          const item = itemOf(readStoredJson(key));
          if (item !== null) return [[key.slice(prefix.length), item]];
          forget(key);
          return [];
        }),
      ),
    put: (id, item) => store(prefix + id, JSON.stringify(item)),
    forget: (ids) => {
      for (const id of ids) forget(prefix + id);
    },
  };
}
