/** The parts of a printed document, and its typeface. */

/** The content of a printed document, from top to bottom. */
export interface PrintedDocument {
  title: string;
  /** The seller, a line each; the first is the name. */
  issuer: readonly string[];
  /** Pairs of a name and a value. */
  facts: readonly (readonly [name: string, value: string])[];
  table: PrintedTable;
  /** Pairs of a name and an amount; the last one is strong. */
  totals: readonly (readonly [name: string, amount: string])[];
  notes: readonly string[];
  /** The text at the foot of each page, before the number of the page. */
  footer: string;
  /** The moment in the file's own record, ISO 8601. */
  issuedAt: string;
}

/** A table; amounts stand to the right. */
export interface PrintedTable {
  columns: readonly { title: string /** Part of the width, of 1. */; width: number; isAmount?: boolean }[];
  rows: readonly (readonly string[])[];
}

/** The typeface of documents, in two weights. */
export const fonts = { regular: 'regular', strong: 'strong' } as const;
