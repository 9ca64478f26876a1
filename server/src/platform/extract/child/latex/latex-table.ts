import type { RawBlock, Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';

/** Collects the cells of a table. A line below the first row makes that its head. */
export class LatexTable {
  #rows: Run[][][] = [];
  #cells: Run[][] = [];
  #hasHead = false;

  endCell(runs: Run[]): void {
    this.#cells.push(runs);
  }

  endRow(runs: Run[]): void {
    this.#cells.push(runs);
    if (this.#cells.some((cell) => cell.some(({ text }) => text.trim() !== ''))) this.#rows.push(this.#cells);
    this.#cells = [];
  }

  rule(): void {
    if (this.#rows.length === 1) this.#hasHead = true;
  }

  /** @param runs of the last row, which needs no end */
  finish(runs: Run[]): RawBlock[] {
    this.endRow(runs);

    return this.#rows.map((cells, index) =>
      tableRow(cells, index === 0 && this.#hasHead && this.#rows.length > 1),
    );
  }
}
