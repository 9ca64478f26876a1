import { heading, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tabularBlocks } from '../blocks/tabular-blocks.ts';
import { hiddenTablesWarning } from '../compose/list-in-warning.ts';
import { splitSections } from '../compose/split-sections.ts';
import { type FileSource, nameWithoutEnding } from '../file-source.ts';
import { getAttribute, getElements } from '../xml/xml-tree.ts';
import { hiddenStyles } from './hidden-parts.ts';
import { OdfBlocks } from './odf-blocks.ts';
import { openOdf } from './open-odf.ts';

/** Reads an OpenDocument spreadsheet: a section for each table, with a row of a table for each row. */
export async function readOds(source: FileSource): Promise<RawDocument> {
  const { body, styles, title, roots, warnings: leftOut } = await openOdf(source, 'spreadsheet');
  const reader = new OdfBlocks(styles);
  const blocks: RawBlock[] = [];
  const warnings = [...leftOut];
  const hidden: string[] = [];
  const invisible = hiddenStyles(roots, 'table-properties', ['display', 'false']);
  for (const element of getElements(body, 'table')) {
    const name = getAttribute(element, 'name') ?? '';
    const { rows, heads, isCut } = reader.table(element);
    if (rows.length > 0) blocks.push(heading(1, [plain(name)]), ...tabularBlocks(rows, heads));
    if (invisible.has(getAttribute(element, 'style-name') ?? '')) hidden.push(name);
    if (isCut) warnings.push(`Only the first ${rows.length} rows of ${name} were read.`);
  }

  if (hidden.length > 0) warnings.push(hiddenTablesWarning(hidden));

  return { title: title ?? nameWithoutEnding(source.name), pages: splitSections(blocks), warnings };
}
