import { code, heading, paragraph, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { getIndent, LineBlocks, withoutIndent } from '../line-markup.ts';
import { readTextFile } from '../text-file.ts';
import { orgRuns } from './org-inline.ts';

/** Reads an Org file: headings, lists, tables, code. Planning lines and tags are omitted. */
export async function readOrg(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const title = /^#\+title:[ \t]*(.+)$/im.exec(text)?.[1] ?? null;

  return { title, pages: splitSections(orgBlocks(text)), warnings };
}

const HEADING =
  /^(\*{1,40})\s+(?:(?:TODO|DONE|NEXT|WAITING|CANCELLED)\s+)?(?:\[#[A-Z]\]\s+)?(.*?)(?:\s+:[\w@:#%]{1,200}:)?\s*$/;
const BEGIN = /^\s*#\+begin_(\w{1,20})\b/i;
const DRAWER = /^\s*:[\w-]{1,40}:\s*$/;
const PLANNED = /^\s*(?:SCHEDULED|DEADLINE|CLOSED|CLOCK):/;
const CAPTION = /^\s*#\+caption(?:\[.{0,200}?\])?:\s*(\S.*)$/i;
const COMMENT = /^\s*(?:#\+\w+.*|#(?:\s.*)?|-{5,}\s*)$/;
const ITEM = /^(\s*)(?:([-+]|(?<=\s)\*)|(\d{1,4})[.)])\s+(?:\[[ xX-]\]\s+)?(?=\S)/;
const ROW = /^\s*\|(.*?)\|?\s*$/;
const NOTE = /^\[fn:[\w-]{1,40}\]\s*/;
const CODE_BLOCKS = new Set(['src', 'example']);

function orgBlocks(text: string): RawBlock[] {
  const lines = text.split(/\r\n|\r|\n/);
  const open = new LineBlocks(lines, orgRuns);
  let index = 0;
  while (index < lines.length) index = readLine(lines, index, open);
  open.end();

  return open.blocks;
}

/** @returns where the next line to read is */
function readLine(lines: readonly string[], index: number, open: LineBlocks): number {
  const line = lines[index] ?? '';
  const headingMatch = HEADING.exec(line);
  const item = ITEM.exec(line);
  const caption = CAPTION.exec(line)?.[1];
  if (headingMatch) endWith(open, heading(headingMatch[1]?.length ?? 1, orgRuns(headingMatch[2] ?? '')));
  else if (BEGIN.test(line)) return readBlock(lines, index, open);
  else if (DRAWER.test(line)) return endOfDrawer(lines, index);
  else if (caption) open.end(paragraph(orgRuns(caption)));
  else if (PLANNED.test(line) || COMMENT.test(line)) return index + 1;
  else if (ROW.test(line)) return readRows(lines, index, open);
  else if (line.trim() === '') open.end();
  else if (item) {
    open.startItem(getIndent(line), item[3] ? Number(item[3]) : null);
    open.add(line.slice(item[0].length).replace(/\s+::\s+/, ': '));
  } else addText(line, open);

  return index + 1;
}

function endWith(open: LineBlocks, block: RawBlock): void {
  open.end(block);
  open.endLists();
}

function addText(line: string, open: LineBlocks): void {
  if (getIndent(line) === 0 && NOTE.test(line)) open.end();
  open.add(line.replace(NOTE, '').replace(/\\\\\s*$/, ''));
}

/** A quotation is text like any other. */
function readBlock(lines: readonly string[], start: number, open: LineBlocks): number {
  const name = BEGIN.exec(lines[start] ?? '')?.[1]?.toLowerCase() ?? '';
  open.end();
  if (!CODE_BLOCKS.has(name) && name !== 'comment') return start + 1;

  const closing = new RegExp(`^\\s*#\\+end_${name}\\b`, 'i');
  const found = lines.findIndex((line, index) => index > start && closing.test(line));
  const end = found < 0 ? lines.length : found;
  if (CODE_BLOCKS.has(name)) open.end(code(withoutIndent(lines.slice(start + 1, end))));

  return end + 1;
}

function endOfDrawer(lines: readonly string[], start: number): number {
  const near = lines.slice(start + 1, start + 100);
  const end = near.findIndex((line) => /^\s*:end:\s*$/i.test(line));

  return end < 0 ? start + 1 : start + end + 2;
}

function readRows(lines: readonly string[], start: number, open: LineBlocks): number {
  let end = start;
  while (ROW.test(lines[end] ?? '')) end += 1;
  const rows = lines.slice(start, end);
  const isRule = (row: string) => /^\s*\|[-+|]+\s*$/.test(row);
  const hasHead = rows.findIndex(isRule) === 1;
  open.end();
  rows
    .filter((row) => !isRule(row))
    .forEach((row, index) => {
      const cells = (ROW.exec(row)?.[1] ?? '').split('|').map((cell) => orgRuns(cell.trim()));
      open.end(tableRow(cells, hasHead && index === 0));
    });

  return end;
}
