/**
 * Local copies that stay for a while after their release: a scan is read once per page, and a store can be
 * far away. Stored files never change, so a copy is always right.
 */
import type { LocalCopy } from './file-store.ts';
import { refreshCopy } from './local-copy.ts';

export interface RetainedCopies {
  /** @throws whatever the making of a copy fails with */
  take(key: string): Promise<LocalCopy>;
  /** Drops the copy of a deleted file; a copy in use is dropped at its release. */
  drop(key: string): Promise<void>;
  /** As `drop`, of all. */
  close(): Promise<void>;
}

export interface Retention {
  /** Max number of unused copies. */
  most: number;
  /** Milliseconds for which they do. */
  idleMs: number;
}

/** Pages follow each other within seconds, and two notes of different people take turns. */
const usualRetention: Retention = { most: 2, idleMs: 120_000 };

interface Retained {
  key: string;
  copy: Promise<LocalCopy>;
  users: number;
  expiry: NodeJS.Timeout | undefined;
}

/** @param make makes the copy of a file */
export function createRetainedCopies(
  make: (key: string) => Promise<LocalCopy>,
  { most, idleMs }: Retention = usualRetention,
): RetainedCopies {
  /** The last entry is the most recently used one. */
  const retained = new Map<string, Retained>();

  async function forget(entry: Retained): Promise<void> {
    clearTimeout(entry.expiry);
    if (retained.get(entry.key) === entry) retained.delete(entry.key);
    if (entry.users === 0) await (await entry.copy.catch(() => null))?.release();
  }

  async function release(entry: Retained): Promise<void> {
    entry.users -= 1;
    if (entry.users > 0) return;
    if (retained.get(entry.key) !== entry) return forget(entry);

    retained.delete(entry.key);
    retained.set(entry.key, entry);
    // The sweep of copies removes what cannot be removed now.
    entry.expiry = setTimeout(() => void forget(entry).catch(() => {}), idleMs).unref();
    const idle = [...retained.values()].filter(({ users }) => users === 0);
    for (const oldest of idle.slice(0, -most)) await forget(oldest);
  }

  async function take(key: string): Promise<LocalCopy> {
    const known = retained.get(key);
    const entry = known ?? { key, copy: make(key), users: 0, expiry: undefined };
    retained.set(key, entry);
    entry.users += 1;
    clearTimeout(entry.expiry);
    try {
      const copy = await entry.copy;
      if (!known || (await refreshCopy(copy)))
        return { path: copy.path, release: once(() => release(entry)) };
    } catch (error) {
      entry.users -= 1;
      await forget(entry);
      throw error;
    }

    // The sweep or a person removed it in the meantime.
    entry.users -= 1;
    await forget(entry);
    return take(key);
  }

  return {
    take,
    async drop(key) {
      const entry = retained.get(key);
      if (entry) await forget(entry);
    },
    async close() {
      for (const entry of [...retained.values()]) await forget(entry);
    },
  };
}

/** A second release of one use changes nothing. */
function once(release: () => Promise<void>): () => Promise<void> {
  let released: Promise<void> | null = null;

  return () => {
    released ??= release();
    return released;
  };
}
