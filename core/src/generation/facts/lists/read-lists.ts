import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { getWords } from '../../../text/words.ts';
import { takesBack } from '../../reading/restrictions.ts';
import { getOrigin, getText, type ListFact, type ListMember } from '../fact.ts';
import { getParent } from '../labels/labelled-groups.ts';
import { labelledLine, listedIn, withoutFinalMark } from '../labels/labelled-line.ts';
import type { Run } from '../runs.ts';
import { isOrdered, listHead } from './list-head.ts';

const MIN_MEMBERS = 3;
const MAX_MEMBERS = 15;
const MAX_MEMBER_WORDS = 9;
const MAX_HEAD_CHARACTERS = 120;
/** A quotation longer than this no one reads, and a list that long is no list. */
const MAX_QUOTE_CHARACTERS = 900;

/** "Strong acids: HCl, H2SO4, HNO3", also below the item that says whose acids they are. */
function listInLine(page: DocumentPage, blocks: readonly TextBlock[], index: number): ListFact[] {
  const block = blocks[index];
  if (block === undefined || (block.kind !== 'paragraph' && block.kind !== 'list_item')) return [];

  const countedList = readCountedList(getText(page, block));
  const line = countedList ?? labelledLine(getText(page, block));
  const texts = line === null ? [] : (countedList?.members ?? listedIn(line));
  const head =
    line &&
    listHead(COUNT.test(line.label) ? withOwner(page, blocks, { index, head: line.label }) : line.label);
  if (head === null || texts.length < MIN_MEMBERS || namesMembers(head, texts)) return [];

  const origin = getOrigin(page, block);
  return [{ head, members: texts.map((text) => ({ text, origin })), isOrdered: false, origin }];
}

/** "Soil = 3 phases: solids, water, air". */
const COUNTED_LIST =
  /^(?<owner>\p{L}[^:=–—]{1,40}?)\s*(?:=|:|\s[–—-]\s)\s*(?<count>[2-7]|two|three|four|five|six|seven)\s(?<kind>\p{L}[\p{L} -]{2,30}s)\s*:\s*(?<members>[^.;]+)\.?$/u;
const COUNT = /^(?:[2-7]|two|three|four|five|six|seven)\s\p{L}+s$/iu;
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven'];

function readCountedList(text: string): { label: string; meaning: string; members: string[] } | null {
  const { owner = '', count = '', kind = '', members = '' } = COUNTED_LIST.exec(text.trim())?.groups ?? {};
  const texts = members.split(/\s*,\s*(?:and\s)?|\s+and\s+/u).filter((member) => member !== '');
  const size = NUMBER_WORDS.includes(count) ? NUMBER_WORDS.indexOf(count) + 2 : Number(count);
  if (owner === '' || texts.length !== size) return null;
  return { label: `${count} ${kind} of ${owner}`, meaning: members, members: texts };
}

/** "3 variables" below "Fiedler's scale: …" are the variables of the scale. */
function withOwner(
  page: DocumentPage,
  blocks: readonly TextBlock[],
  { index, head }: { index: number; head: string },
): string {
  const parent = getParent(blocks, index);
  const owner = parent && labelledLine(getText(page, parent))?.label;
  return owner ? `${head} of ${owner}` : head;
}

/** "C3, C4, CAM" above plants of these three kinds gives the answer away. */
function namesMembers(head: string, members: readonly string[]): boolean {
  const words = new Set(getWords(head).map(({ lower }) => lower));
  return members.every((member) => words.has(getWords(member).at(-1)?.lower ?? ''));
}

/**
 * Reads the lists of a run: those in one line, and items below a line that says what they are.
 *
 * @param run blocks of one kind that follow one another
 */
export function findLists(page: DocumentPage, { kind, blocks, above }: Run): ListFact[] {
  const inLines = blocks.flatMap((_, index) => listInLine(page, blocks, index));
  return kind === 'list_item' ? [...inLines, ...listsOfItems(page, { blocks, above })] : inLines;
}

function listsOfItems(page: DocumentPage, { blocks, above }: Pick<Run, 'blocks' | 'above'>): ListFact[] {
  const outermost = Math.min(...blocks.map(({ level }) => level));
  const lists = [
    listOf(
      page,
      above,
      blocks.filter(({ level }) => level === outermost),
    ),
  ];
  for (const [at, block] of blocks.entries()) {
    const below = getDeeperBlocks(blocks, at);
    if (below.length > 0) lists.push(listOf(page, block, below));
  }
  return lists.filter((list) => list !== null);
}

/** The items one level below an item, up to the next item of its level. */
function getDeeperBlocks(blocks: readonly TextBlock[], index: number): TextBlock[] {
  const level = blocks[index]?.level ?? 0;
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex((block) => block.level <= level);
  return (end === -1 ? rest : rest.slice(0, end)).filter((block) => block.level === level + 1);
}

function listOf(page: DocumentPage, above: TextBlock | null, items: readonly TextBlock[]): ListFact | null {
  const last = items.at(-1);
  if (above === null || last === undefined || above.kind === 'table_row' || above.kind === 'code')
    return null;
  if (above.end - above.start > MAX_HEAD_CHARACTERS || last.end - above.start > MAX_QUOTE_CHARACTERS)
    return null;

  const head = listHead(getText(page, above));
  const members = items.flatMap((item) => getMember(page, item));
  if (head === null || members.length < MIN_MEMBERS || members.length !== items.length) return null;
  if (members.length > MAX_MEMBERS) return null;

  if (
    namesMembers(
      head,
      members.map(({ text }) => text),
    )
  )
    return null;
  const isNumbered = items.every(({ ordinal }, index) => ordinal === index + 1);
  return { head, members, isOrdered: isNumbered && isOrdered(head), origin: getOrigin(page, above, last) };
}

function getMember(page: DocumentPage, item: TextBlock): ListMember[] {
  const line = getText(page, item);
  const labelled = labelledLine(line);
  const text = labelled === null || takesBack(labelled.meaning) ? withoutFinalMark(line) : labelled.label;
  // An article with an apostrophe is no word of its own.
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words > 0 && words <= MAX_MEMBER_WORDS && !/[:?]$/.test(text)
    ? [{ text, origin: getOrigin(page, item) }]
    : [];
}
