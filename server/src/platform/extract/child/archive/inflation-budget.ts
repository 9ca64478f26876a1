import { ARCHIVE_LIMITS } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';

/**
 * The bytes that one upload can still inflate. Nested archives share the budget of the outermost, so that
 * many small archives cannot hold more than a large one.
 */
export class InflationBudget {
  #entries = 0;
  #bytes = 0;

  /** @throws {Unreadable} `too_large` when the upload has more members than fit */
  takeEntries(count: number): void {
    this.#entries += count;
    if (this.#entries > ARCHIVE_LIMITS.entries) throw new Unreadable('too_large', `${this.#entries} entries`);
  }

  /** @throws {Unreadable} `too_large` when the upload has inflated to more than fits */
  takeBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > ARCHIVE_LIMITS.totalBytes)
      throw new Unreadable('too_large', `the members inflate to over ${this.#bytes} bytes`);
  }
}
