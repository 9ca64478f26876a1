import { Unreadable } from '../../reasons.ts';

const DECLARATION = '<!DOCTYPE';

/**
 * Refuses markup with a document type before a parser sees it. Office programs write none; they are there to expand
 * entities. Zero bytes are passed over, which finds it in UTF-16 too.
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
