import { heading, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tabularBlocks } from '../blocks/tabular-blocks.ts';
import { splitSections } from '../compose/split-sections.ts';
import { type FileSource, nameWithoutEnding } from '../file-source.ts';
import { attributeOf, elementsOf } from '../xml/xml-tree.ts';
import { OdfBlocks } from './odf-blocks.ts';
import { openOdf } from './open-odf.ts';

/** Reads an OpenDocument spreadsheet: a section for each table, with a row of a table for each row. */
export async function readOds(source: FileSource): Promise<RawDocument> {
  const { body, styles, title } = await openOdf(source, 'spreadsheet');
  const reader = new OdfBlocks(styles);
  const blocks: RawBlock[] = [];
  const warnings: string[] = [];
  for (const element of elementsOf(body, 'table')) {
    const name = attributeOf(element, 'name') ?? '';
    const { rows, heads, isCut } = reader.table(element);
    if (rows.length > 0) blocks.push(heading(1, [plain(name)]), ...tabularBlocks(rows, heads));
    if (isCut) warnings.push(`Only the first ${rows.length} rows of ${name} were read.`);
  }

  return { title: title ?? nameWithoutEnding(source.name), pages: splitSections(blocks), warnings };
}
