import { Unreadable } from '../../reasons.ts';

const DECLARATION = '<!DOCTYPE';

/**
 * Rejects markup with a document type before a parser sees it. Office programs never write one, and it can
 * expand entities. The scan ignores zero bytes, so it also finds UTF-16.
 *
 * @throws {Unreadable} `damaged`
 */
export function refuseDoctype(markup: Buffer): void {
  const wide = markup.subarray(0, 1_024).includes(0);
  const found = wide
    ? markup.toString('latin1').replaceAll('\0', '').includes(DECLARATION)
    : markup.includes(DECLARATION);
  if (found) throw new Unreadable('damaged', 'a part declares a document type');
}
