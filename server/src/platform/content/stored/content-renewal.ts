import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { PeriodicTask } from '../../periodic/periodic.ts';

/** Rows whose content an older renderer made, or none. */
export interface ContentRenewal<Row> {
  /** Rows per turn. They are written before the next ones are read. */
  rowsAtOnce: number;
  /** @returns at most `limit` rows with a lower version */
  findOlder(version: number, limit: number): Promise<Row[]>;
  /**
   * Renders the rows again from their texts and writes them with the current version, unless they have it
   * already. It renews all of them or throws, because the same rows would be found again without end.
   */
  renew(rows: readonly Row[]): Promise<void>;
}

/**
 * Several workers can renew the same rows: they write the same content, and the first one counts. A worker
 * that dies loses one turn.
 *
 * @param name of the task, `feature.verb`
 * @param renewal of one table
 * @returns a worker task that updates stored content to the version of this renderer
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
