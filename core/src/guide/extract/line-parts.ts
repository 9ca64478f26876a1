/** Parts from the structure of a section: its lists, steps, labelled lines, tables, dates, formulas and captions. */
import { labelledLine } from '../../generation/facts/labels/labelled-line.ts';
import { isOrdered } from '../../generation/facts/lists/list-head.ts';
import { CASE_NAME } from '../../generation/facts/phrases/term-kinds.ts';
import type { OutlineBlock, OutlineSection } from '../../generation/plan/note-outline.ts';
import { getWords } from '../../text/words.ts';
import type { GuideFact, GuidePart, GuideStatement, NamedStatement } from '../guide-rules.ts';
import { caseLine, getCaption, getKind, isDated } from './block-kind.ts';
import { getOpening, getPassage, shown } from './guide-text.ts';

/** A run of blocks of one kind, with the line above that heads it. */
export interface Run {
  kind: 'term' | 'item' | 'row' | 'date' | 'formula' | 'figure' | 'statement';
  head: OutlineBlock | null;
  blocks: OutlineBlock[];
}

/** @returns the blocks of a section in runs of one kind, each with its head */
export function getRuns({ blocks }: OutlineSection): Run[] {
  const runs: Run[] = [];
  let head: OutlineBlock | null = null;
  let open: Run | null = null;
  for (const [at, found] of blocks.entries()) {
    const { kind } = getKind(found, blocks[at + 1]);
    if (open !== null && open.kind === kind && goesOn(open, found)) {
      open.blocks.push(found);
      continue;
    }
    open = null;
    if (kind === 'head' || kind === 'caption') {
      head = found;
      continue;
    }
    if (kind !== 'nothing') {
      open = { kind, head, blocks: [found] };
      runs.push(open);
    }
    head = null;
  }
  return runs;
}

/** A second table begins with its head, and a second list with 1 or without numbers. */
function goesOn({ kind, blocks }: Run, { block }: OutlineBlock): boolean {
  if (kind === 'figure') return false;
  if (kind === 'row') return block.head !== true;
  const last = blocks.at(-1)?.block;
  if (kind !== 'item' || last === undefined || block.level > 0 || last.level > 0) return true;
  return (last.ordinal === undefined) === (block.ordinal === undefined) && block.ordinal !== 1;
}

/**
 * @param sectionTitle the heading of a run without its own head
 * @returns the guide part for any run except prose, or null
 */
export function getPart({ kind, head, blocks }: Run, sectionTitle: string): GuidePart | null {
  const [first] = blocks;
  if (first === undefined) return null;
  const title = getTitle(head);
  if (kind === 'figure') return getFigure(first);
  if (kind === 'row') return getTable(blocks, title);
  if (kind === 'item') return listOf(blocks, title, sectionTitle);
  if (kind === 'date' || kind === 'formula')
    return { kind: 'facts', items: blocks.map((found) => getFact(found, kind)) };
  return { kind: 'terms', title, items: blocks.flatMap(getTerm) };
}

/** These lines only number the content of the note. */
const OF_NOTHING = /^(?:slide|page|part|section|seite|folie|diapositive|diapo)\s*\d+$/iu;

/** @returns the line that heads a run as it is shown */
export function getTitle(head: OutlineBlock | null): string | null {
  const text = head?.text.replace(/[\s:]+$/u, '') ?? '';
  return text === '' || OF_NOTHING.test(text) ? null : shown(text);
}

function getFact(found: OutlineBlock, fact: GuideFact): GuideStatement & { fact: GuideFact } {
  return { fact, text: shown(found.text), passages: [getPassage(found)] };
}

function getFigure(found: OutlineBlock): GuidePart {
  const text = found.text.trim();
  return {
    kind: 'figure',
    caption: { text: shown(getCaption(text) ?? text), passages: [getPassage(found)] },
  };
}

/** A line that the engine would not ask is read in the same way among labelled lines. */
const LABEL = /^(?<label>[^:=–—]{2,60}?)\s*(?::\s|\s[-–—=→]\s|[–—]\s)\s*(?<said>\S.*)$/su;

/** The complete line behind the label: text that cards omit is worth reading. */
function getTerm(found: OutlineBlock): NamedStatement[] {
  const text = found.text.trim();
  const ofCase = caseLine(text);
  if (ofCase !== null)
    return [{ name: shown(ofCase.label), text: shown(ofCase.meaning), passages: [getPassage(found)] }];
  const label = labelledLine(text)?.label ?? LABEL.exec(text)?.groups?.label;
  if (label === undefined) return [];
  const said = text.slice(label.length).replace(/^[\s:=→–—-]+/u, '');
  return [{ name: shown(label), text: shown(getOpening(said)), passages: [getPassage(found)] }];
}

/** An item of a list with the items below it. */
type Item = [OutlineBlock, ...OutlineBlock[]];

function getItems(blocks: readonly OutlineBlock[]): Item[] {
  const outermost = Math.min(...blocks.map(({ block }) => block.level));
  const items: Item[] = [];
  for (const found of blocks) {
    const open = items.at(-1);
    if (found.block.level === outermost || open === undefined) items.push([found]);
    else open.push(found);
  }
  return items;
}

const MIN_LABELLED = 0.6;

const readLine = (text: string) => caseLine(text) ?? labelledLine(text);

function listOf(
  blocks: readonly OutlineBlock[],
  title: string | null,
  sectionTitle: string,
): GuidePart | null {
  const items = getItems(blocks.filter(({ text }) => /\p{L}/u.test(text)));
  if (items.length === 0) return null;
  const lines = items.map(([item, ...below]) => (below.length === 0 ? readLine(item.text.trim()) : null));
  const dated = lines.filter((line) => line !== null && !CASE_NAME.test(line.label) && isDated(line)).length;
  const labelled = lines.filter((line) => line !== null).length;
  if (dated >= MIN_LABELLED * items.length)
    return { kind: 'facts', items: items.map(([item]) => getFact(item, 'date')) };
  const terms = items.flatMap(([item, ...below]) => (below.length === 0 ? getTerm(item) : []));
  if (labelled >= MIN_LABELLED * items.length && terms.length === items.length)
    return { kind: 'terms', title, items: terms };
  const statements = items.map(getStatement);
  const isNumbered = items.every(([{ block }], index) => block.ordinal === index + 1);
  if (isNumbered && items.length > 1 && isOrdered(title ?? sectionTitle))
    return { kind: 'steps', title, items: statements };
  return { kind: 'points', title, items: statements };
}

const MAX_WORDS_OF_LABEL = 4;

/** "Nucleus: holds the chromosomes", among others without a label, shows what it is about. */
function getStatement([item, ...below]: Item): GuideStatement {
  const passages = [item, ...below].map(getPassage);
  const [own] =
    below.length === 0 ? getTerm(item).filter(({ name }) => getWords(name).length <= MAX_WORDS_OF_LABEL) : [];
  const text = own === undefined ? shown(getOpening(item.text)) : `**${own.name}**: ${own.text}`;
  const outermost = Math.min(...below.map(({ block }) => block.level));
  const points = below.map(
    ({ text: point, block }) => `${'  '.repeat(block.level - outermost)}- ${shown(point)}`,
  );
  return { text: points.length === 0 ? text : `${text}\n\n${points.join('\n')}`, passages };
}

const MIN_COLUMNS = 2;
const MAX_COLUMNS = 8;

function getTable(blocks: readonly OutlineBlock[], caption: string | null): GuidePart | null {
  const width = Math.max(...blocks.map(({ block }) => (block.cells?.at(-1)?.column ?? -1) + 1));
  if (width < MIN_COLUMNS || width > MAX_COLUMNS) return null;
  const [head, ...rest] = blocks;
  const isNamed = head?.block.head === true;
  const body = isNamed ? rest : blocks;
  const columns = isNamed ? getCells(head, width) : Array.from({ length: width }, () => '');
  const rows = body.map((found) => ({ cells: getCells(found, width), passages: [getPassage(found)] }));
  return rows.length === 0 ? null : { kind: 'table', caption, columns, rows };
}

function getCells({ page, block }: OutlineBlock, width: number): string[] {
  const cells = Array.from({ length: width }, () => '');
  for (const { column, start, end } of block.cells ?? []) cells[column] = shown(page.text.slice(start, end));
  return cells;
}
