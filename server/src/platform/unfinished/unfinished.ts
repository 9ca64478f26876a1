/** Work that no request and no job waits for, such as an answer whose reader has left. */
export interface UnfinishedWork {
  add(work: Promise<unknown>): void;
  /** Resolves when none is left, also if some has failed. */
  ended(): Promise<void>;
}

/** @returns a register of work that a process finishes before it ends */
export function createUnfinishedWork(): UnfinishedWork {
  const unfinished = new Set<Promise<unknown>>();
  return {
    add(work) {
      const tracked = work
        .catch(() => {})
        .finally(() => {
          unfinished.delete(tracked);
        });
      unfinished.add(tracked);
    },
    async ended() {
      while (unfinished.size > 0) await Promise.all(unfinished);
    },
  };
}
