import { Unreadable } from '../../reasons.ts';
import type { Archive } from '../archive/open-archive.ts';
import { heading, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tabularBlocks } from '../blocks/tabular-blocks.ts';
import { hiddenTablesWarning, listInWarning } from '../compose/list-in-warning.ts';
import { splitSections } from '../compose/split-sections.ts';
import { type FileSource, nameWithoutEnding } from '../file-source.ts';
import { withPackage } from '../ooxml/open-package.ts';
import { getRelationships, partOfType } from '../ooxml/relationships.ts';
import { elementAt, getElements, prefixedIn, readXml } from '../xml/xml-tree.ts';
import { readCellFormats } from './cell-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readWorksheetDrawings } from './worksheet-drawings.ts';
import { readWorksheetRows, type WorkbookValues } from './worksheet-rows.ts';

/** Longer tables are data, not notes. */
const MOST_ROWS = 5_000;

const NO_ROWS = { rows: [], isCut: false, hasUncalculated: false };

interface Worksheet {
  name: string;
  part: string;
  hidden: boolean;
  /** True for a chart, which can have its own tab. */
  isChart: boolean;
}

/** Reads an Excel workbook: a section for each worksheet, with a row of a table for each row. */
export function readXlsx(source: FileSource): Promise<RawDocument> {
  return withPackage(source, async (archive, mainPart) => {
    const { worksheets, values } = await readWorkbook(archive, mainPart);
    const blocks: RawBlock[] = [];
    const warnings: string[] = [];
    const commented: string[] = [];
    const uncalculated: string[] = [];
    let max = MOST_ROWS;
    for (const { name, part, isChart } of worksheets) {
      const { rows, isCut, hasUncalculated } = isChart
        ? NO_ROWS
        : await readWorksheetRows(archive, part, { values, most: max });
      const drawings = await readWorksheetDrawings(archive, part);
      max -= rows.length;
      const content = [...tabularBlocks(rows), ...drawings.blocks];
      if (content.length > 0) blocks.push(heading(1, [plain(name)]), ...content);
      if (drawings.hasComments) commented.push(name);
      if (hasUncalculated) uncalculated.push(name);
      if (isCut) warnings.push(`Only the first ${rows.length} rows of ${name} were read.`);
    }
    const hidden = worksheets.filter((worksheet) => worksheet.hidden).map(({ name }) => name);
    if (hidden.length > 0) warnings.push(hiddenTablesWarning(hidden));

    if (uncalculated.length > 0)
      warnings.push(
        `Formulas without a stored value are marked as [formula]: ${listInWarning(uncalculated)}. Open the file in Excel or LibreOffice, save it and upload it again.`,
      );
    if (commented.length > 0) warnings.push(`Comments on cells were left out: ${listInWarning(commented)}.`);

    return { title: nameWithoutEnding(source.name), pages: splitSections(blocks), warnings };
  });
}

async function readWorkbook(
  archive: Archive,
  mainPart: string,
): Promise<{ worksheets: Worksheet[]; values: WorkbookValues }> {
  const workbook = await readXml(archive.stream(mainPart));
  if (workbook.name !== 'workbook') throw new Unreadable('wrong_type', 'no workbook');

  const relations = await getRelationships(archive, mainPart);
  const worksheets = getElements(elementAt(workbook, 'sheets'), 'sheet').flatMap(({ attributes }) => {
    const relation = relations.get(prefixedIn(attributes, 'id') ?? '');
    const hidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
    const isChart = relation?.type === 'chartsheet';
    return relation?.type === 'worksheet' || isChart
      ? [{ name: attributes.name ?? '', part: relation.part, hidden, isChart }]
      : [];
  });

  return {
    worksheets,
    values: {
      strings: await readSharedStrings(archive, partOfType(relations, 'sharedStrings')),
      formats: await readCellFormats(archive, partOfType(relations, 'styles')),
      from1904: /^(?:1|true)$/.test(elementAt(workbook, 'workbookPr')?.attributes.date1904 ?? ''),
    },
  };
}
