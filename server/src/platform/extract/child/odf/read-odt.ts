import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { inLines } from '../blocks/typed-lines.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { OdfBlocks } from './odf-blocks.ts';
import { openOdf } from './open-odf.ts';

/** Reads an OpenDocument text. It has no pages until it is printed, so its sections are used instead. */
export async function readOdt(source: FileSource): Promise<RawDocument> {
  const { body, styles, title, warnings } = await openOdf(source, 'text');
  const blocks = promoteBoldLines(inLines(new OdfBlocks(styles).within(body)));

  return { title, pages: splitSections(blocks), warnings };
}
