import Papa from 'papaparse';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { tableRows } from '../table-rows.ts';
import { readTextFile } from '../text-file.ts';

/** Beyond any table that people make; each row costs memory many times its text. */
const MOST_ROWS = 50_000;
const SEPARATORS = [',', ';', '\t', '|'];
/** Spreadsheets write this line before a table to name its separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Reads a table of values parted by commas, semicolons or tabs; quoted values may hold line ends. */
export async function readTable(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const { rows, isCut } = getRows(text, /\.tsv$/i.test(source.name) ? '\t' : undefined);
  const cutWarning = isCut ? [`Only the first ${MOST_ROWS.toLocaleString('en')} rows were read.`] : [];

  return { title: null, pages: splitSections(tableRows(rows)), warnings: [...warnings, ...cutWarning] };
}

function getRows(text: string, separator?: string): { rows: string[][]; isCut: boolean } {
  const stated = SEPARATOR_LINE.exec(text);
  const { data } = Papa.parse<string[]>(stated ? text.slice(stated[0].length) : text, {
    delimiter: stated?.[1] ?? separator ?? '',
    delimitersToGuess: SEPARATORS,
    preview: MOST_ROWS + 1,
    skipEmptyLines: 'greedy',
  });

  return { rows: data.slice(0, MOST_ROWS), isCut: data.length > MOST_ROWS };
}
