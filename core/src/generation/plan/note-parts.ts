import type { DocumentPage, StudyDocument, TextSpan } from '../../text/document.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { getWords } from '../../text/words.ts';
import { labelledLine } from '../facts/labels/labelled-line.ts';
import { looksLikeHeading } from '../reading/note-reading.ts';
import { isMarkedByLecturer } from './lecturer-marks.ts';
import { getOutline, type OutlineBlock, type OutlineSection } from './note-outline.ts';
import { findTopicShifts } from './topic-shifts.ts';

/** A part of a note that its questions and cards cover: the text below a heading, or about one topic. */
export interface NotePart {
  title: string;
  /** False for a title that is only the opening of the part, or the title of the whole note. */
  isHeaded: boolean;
  firstPage: number;
  lastPage: number;
  words: number;
  /** How much of a set it gets next to the other parts: more for length, emphasis, terms, lists, numbers, marks. */
  weight: number;
  /** Its text in order, without pictures; at least one. */
  blocks: readonly OutlineBlock[];
}

/** The parts of a note, and the place of a line in them. */
export interface NoteParts {
  parts: NotePart[];
  /**
   * @param page 1-based
   * @param start in the text of the page, in UTF-16 code units
   * @returns the index of the part; the first part for a line above all of them
   */
  getIndex(page: number, start: number): number;
  /** @returns whether the lecturer marked the line, or wrote a separate mark below it */
  isMarked(page: number, start: number): boolean;
}

/**
 * Divides a note into parts: by its headings, by short lines that stand like headings, or where its words change.
 *
 * @param document the whole note
 * @returns at least one part if the note has any text
 */
export function readParts(document: StudyDocument): NoteParts {
  const outline = getOutline(document);
  // A single heading is the title of the note.
  const isHeaded = outline.filter(({ heading }) => heading !== undefined).length > 1;
  const groups = outline
    .map((section) => withoutPictures(section, isHeaded))
    .filter(({ blocks }) => blocks.length > 0)
    .flatMap(divide);
  const marks = new Map<DocumentPage, TextSpan[]>();
  const parts = groups.map(({ title, isHeaded, blocks }) => {
    for (const span of blocks.flatMap(findMarked))
      marks.set(span.page, [...(marks.get(span.page) ?? []), span]);
    return { isHeaded, ...getFigures(title, blocks) };
  });
  // A list is quoted with the heading that says what it lists.
  const starts = groups.flatMap(({ blocks: [block], heading: first = block }) =>
    first === undefined ? [] : { page: first.page.number, start: first.block.start },
  );
  const marksOfPage = new Map([...marks].map(([page, spans]) => [page.number, spans]));
  return {
    parts,
    getIndex: (page, start) =>
      Math.max(
        0,
        starts.findLastIndex((other) => other.page < page || (other.page === page && other.start <= start)),
      ),
    isMarked: (page, start) =>
      marksOfPage.get(page)?.some((span) => span.start <= start && start < span.end) ?? false,
  };
}

interface Group extends Pick<OutlineSection, 'title' | 'blocks' | 'heading'> {
  isHeaded: boolean;
}

function withoutPictures({ blocks, ...section }: OutlineSection, hasHeadings: boolean): Group {
  const ownBlocks = blocks.map((found) => ({ ...found, text: withoutGaps(found.text) }));
  const isHeaded = hasHeadings && section.heading !== undefined;
  return { ...section, isHeaded, blocks: ownBlocks.filter(({ text }) => text.trim() !== '') };
}

/** Only a text without headings is divided further. */
function divide(group: Group): Group[] {
  const { title, isHeaded, blocks } = group;
  if (isHeaded) return [group];

  const heads = findHeads(blocks);
  if (heads.length > 1) {
    const groups = cutBlocks(blocks, heads[0] === 0 ? heads : [0, ...heads]);
    return groups.map((group, index) => ({
      title: (heads[0] === 0 || index > 0 ? group[0]?.text : null) ?? title,
      isHeaded: heads[0] === 0 || index > 0,
      blocks: group,
    }));
  }
  return cutBlocks(blocks, findTopicShifts(blocks.map(({ text }) => text))).map((group, _, all) => ({
    title: all.length === 1 ? title : getOpening(group),
    isHeaded: false,
    blocks: group,
  }));
}

const MAX_HEAD_WORDS = 8;
const ASKS = /\?|^Q\.? ?\d/i;
/** Where fewer words stand below each, the short lines are the note. */
const MIN_WORDS_BELOW = 15;

/**
 * @returns the indexes of short lines that stand above others like headings, or above the items that belong to them; none
 *   if most lines are short
 */
function findHeads(blocks: readonly OutlineBlock[]): number[] {
  const heads = blocks.flatMap((found, index) =>
    isHead(found, blocks.slice(index + 1, index + 3)) ? index : [],
  );
  const words = blocks.reduce((total, { text }) => total + getWords(text).length, 0);
  return words < heads.length * MIN_WORDS_BELOW ? [] : heads;
}

function isHead({ block, text }: OutlineBlock, [next, second]: readonly OutlineBlock[]): boolean {
  if (next === undefined || ASKS.test(text) || getWords(text).length > MAX_HEAD_WORDS) return false;
  if (block.kind === 'list_item')
    return block.level === 0 && next.block.level > 0 && second !== undefined && second.block.level > 0;
  return looksLikeHead({ block, text }) && !looksLikeHead(next);
}

const looksLikeHead = ({ block, text }: Pick<OutlineBlock, 'block' | 'text'>) =>
  block.kind === 'paragraph' && looksLikeHeading(text) && labelledLine(text) === null;

const cutBlocks = (blocks: readonly OutlineBlock[], starts: readonly number[]): OutlineBlock[][] =>
  starts.map((start, index) => blocks.slice(start, starts[index + 1]));

const OPENING_WORDS = 6;

/** @returns the first term that a part explains, or its first words */
function getOpening(blocks: readonly OutlineBlock[]): string {
  const [first] = blocks;
  const line = labelledLine(first?.text ?? '');
  if (line !== null) return line.label;
  const words = (first?.text ?? '').trim().split(/\s+/);
  return words.length > OPENING_WORDS ? `${words.slice(0, OPENING_WORDS).join(' ')} …` : words.join(' ');
}

/** A mark with hardly any other word belongs to the line above it. */
const WORDS_OF_PLAIN_MARK = 8;

function findMarked(
  { page, block, text }: OutlineBlock,
  index: number,
  blocks: readonly OutlineBlock[],
): (TextSpan & { page: DocumentPage })[] {
  if (!isMarkedByLecturer(text)) return [];
  const above = blocks[index - 1];
  const isPlain = getWords(text).length <= WORDS_OF_PLAIN_MARK && above?.page === page;
  return [{ page, start: isPlain ? above.block.start : block.start, end: block.end }];
}

/** Each figure has its weight, up to a limit of each kind. */
const WEIGHTS = { words: 0.01, bold: 0.2, term: 0.3, item: 0.2, number: 0.2, mark: 1.5 };
const MAX_COUNTED = 8;
const MAX_COUNTED_WORDS = 300;

function getFigures(title: string, blocks: readonly OutlineBlock[]): Omit<NotePart, 'isHeaded'> {
  const texts = blocks.map(({ text }) => text);
  const words = texts.reduce((total, text) => total + getWords(text).length, 0);
  const counts = {
    words: Math.min(words, MAX_COUNTED_WORDS),
    bold: countBold(blocks),
    term: count(texts, (text) => labelledLine(text) !== null),
    item: count(blocks, ({ block: { kind } }) => kind === 'list_item' || kind === 'table_row'),
    number: count(texts, (text) => /\d/.test(text)),
    mark: count(texts, isMarkedByLecturer),
  };
  const pages = blocks.map(({ page }) => page.number);
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    firstPage: Math.min(...pages),
    lastPage: Math.max(...pages),
    words,
    weight: getNames(WEIGHTS).reduce((total, name) => total + WEIGHTS[name] * counts[name], 1),
    blocks,
  };
}

const getNames = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];

function count<T>(all: readonly T[], isCounted: (one: T) => boolean): number {
  return Math.min(MAX_COUNTED, all.filter(isCounted).length);
}

function countBold(blocks: readonly OutlineBlock[]): number {
  return count(blocks, ({ page, block }) =>
    page.bold.some(({ start, end }) => start < block.end && end > block.start),
  );
}
