/** Remarks about the lines of a file, limited to what people read and in a form that the database accepts. */
import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import { storableText } from './storable-text.ts';

/** Errors, and warnings, that are stored; the last one says how many more there are. */
const mostRemarks = 500;
const longestMessage = 300;

/**
 * @param kind the noun that follows "more" in the last sentence
 * @returns the remarks to store
 */
export function shownRemarks(remarks: readonly ImportRemark[], kind: 'errors' | 'warnings'): ImportRemark[] {
  const inOrder = remarks.toSorted((one, other) => one.line - other.line);
  const said = inOrder.map(({ line, message }) => ({
    line,
    message: storableText(message.slice(0, longestMessage)),
  }));
  if (said.length <= mostRemarks) return said;

  const stored = said.slice(0, mostRemarks - 1);
  const more = (said.length - stored.length).toLocaleString('en');
  return [
    ...stored,
    { line: 0, message: `There are ${more} more ${kind}. Correct these first, then import again.` },
  ];
}
