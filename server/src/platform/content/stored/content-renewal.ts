import { contentVersion } from '@akada/contract/wire/content/content-tree.ts';
import type { PeriodicTask } from '../../periodic/periodic.ts';

/** Rows whose content an older renderer made, or none. */
export interface ContentRenewal<Row> {
  /** Of one turn. What is made of them is written before the next ones are read. */
  rowsAtOnce: number;
  /** @returns rows whose version is below this one, at most so many */
  findOlder(version: number, limit: number): Promise<Row[]>;
  /**
   * Makes the content of the rows again from their texts, and writes it with the version of now to those that are still
   * below it. It leaves none of them behind, or throws: the same rows would be found without end.
   */
  renew(rows: readonly Row[]): Promise<void>;
}

/**
 * Several workers may do the same rows: they write the same, and the first one counts. A worker that dies loses one turn.
 *
 * @param name of the task, `feature.verb`
 * @param renewal of one table
 * @returns the task of the workers that brings stored content to the version of this renderer
 */
export function contentRenewal<Row>(
  name: string,
  { rowsAtOnce, findOlder, renew }: ContentRenewal<Row>,
): PeriodicTask {
  return {
    name,
    everyMs: 10 * 60_000,
    async run() {
      let found: number;
      do {
        const rows = await findOlder(contentVersion, rowsAtOnce);
        found = rows.length;
        if (found > 0) await renew(rows);
      } while (found === rowsAtOnce);
    },
  };
}
