import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { inLines } from '../blocks/typed-lines.ts';
import {
  aroundPagesWarning,
  commentsWarning,
  hiddenTextWarning,
  wordsAround,
} from '../compose/list-in-warning.ts';
import { splitSections } from '../compose/split-sections.ts';
import { type FileSource, getBytes } from '../file-source.ts';
import { RtfReader } from './rtf-reader.ts';
import { rtfTokens } from './rtf-tokens.ts';

/**
 * Reads rich text up to its end, because text can follow long pictures.
 *
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export async function readRtf(source: FileSource): Promise<RawDocument> {
  const rtf = (await getBytes(source)).toString('latin1');
  const reader = new RtfReader();
  for (const token of rtfTokens(rtf)) {
    reader.read(token);
    if (reader.isFull) break;
  }
  const isCut = reader.isOpen && !reader.isFull;
  const blocks = reader.finish();

  return {
    title: reader.title || null,
    pages: splitSections(promoteBoldLines(inLines(blocks))),
    warnings: [
      ...(isCut ? ['The end of this file is missing.'] : []),
      ...hiddenTextWarning(reader.hiddenTexts),
      ...aroundPagesWarning(reader.around.map(wordsAround)),
      ...commentsWarning(reader.comments),
    ],
  };
}
