import type { DocumentPage, StudyDocument, TextBlock } from '../../text/document.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { labelledLine } from '../facts/labels/labelled-line.ts';
import { isLeftOutHeading } from '../reading/note-reading.ts';

/** A block with its page. */
export interface OutlineBlock {
  page: DocumentPage;
  block: TextBlock;
  /** The text as in the page. */
  text: string;
}

/** A range of a note that becomes one section of its guide. */
export interface OutlineSection {
  title: string;
  level: 1 | 2;
  /** In their order; headings of a lower level are among them. */
  blocks: OutlineBlock[];
  /** The heading above them; absent for the text above all headings, and for the rest of a divided range. */
  heading?: OutlineBlock;
}

/** More is read in several parts. */
const MAX_WORDS = 1_000;
/** A guide with more sections is no help; only a complete book has as many. */
const MAX_SECTIONS = 200;

/** @returns the ranges of a note in order: those below its headings of the two highest levels */
export function getOutline(document: StudyDocument): OutlineSection[] {
  const blocks = getOutlineBlocks(document);
  const top = topLevel(blocks);
  const sections: OutlineSection[] = [];
  let open: OutlineSection = { title: document.title, level: 1, blocks: [] };
  let omittedLevel = Number.POSITIVE_INFINITY;
  for (const found of blocks) {
    const { kind, level } = found.block;
    if (kind === 'heading' && level <= omittedLevel) {
      omittedLevel = isLeftOutHeading(found.text) ? level : Number.POSITIVE_INFINITY;
    }
    if (omittedLevel !== Number.POSITIVE_INFINITY) continue;
    if (kind !== 'heading' || level > top + 1) open.blocks.push(found);
    else if (normalForm(found.text) !== normalForm(open.title) || open.blocks.length === 0) {
      sections.push(open);
      open = { title: flat(found.text), level: level <= top ? 1 : 2, blocks: [], heading: found };
    }
  }
  return nameSections([...sections, open])
    .filter(holdsText)
    .flatMap(inParts)
    .slice(0, MAX_SECTIONS);
}

const holdsText = ({ blocks }: OutlineSection) => blocks.some(({ block }) => block.kind !== 'heading');

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @returns the blocks of the pages that can be read, in order */
export function getOutlineBlocks({ pages }: StudyDocument): OutlineBlock[] {
  return pages.filter(({ reading }) => reading !== 'unreadable').flatMap(getBlocks);
}

/** A page that came without blocks is read by its blank lines. */
function getBlocks(page: DocumentPage): OutlineBlock[] {
  const blocks: readonly TextBlock[] =
    page.blocks.length > 0
      ? page.blocks
      : [...page.text.matchAll(/\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g)].map((match) => ({
          kind: 'paragraph',
          level: 0,
          start: match.index,
          end: match.index + match[0].length,
        }));
  return blocks.flatMap((block) => findLines(page, block));
}

/** Longer lines are prose that the page width broke. */
const MAX_LINE_CHARACTERS = 60;

/** Typed lines without a blank line between them are separate statements. */
function findLines(page: DocumentPage, block: TextBlock): OutlineBlock[] {
  const text = page.text.slice(block.start, block.end);
  const lines = [...text.matchAll(/[^\n]*\S[^\n]*/g)];
  const isTyped =
    block.kind === 'paragraph' &&
    (labelledLine(lines[0]?.[0] ?? '') !== null ||
      lines.every(([line]) => line.length <= MAX_LINE_CHARACTERS));
  if (!isTyped || lines.length < 2) return [{ page, block, text }];
  return lines.map(({ 0: line, index }) => {
    const start = block.start + index;
    return { page, block: { ...block, start, end: start + line.length }, text: line };
  });
}

/** The level of chapters: a single heading above all others is the title of the note. */
function topLevel(blocks: readonly OutlineBlock[]): number {
  const levels = blocks.flatMap(({ block }) => (block.kind === 'heading' ? block.level : []));
  const [first = 1, second] = [...new Set(levels)].sort((one, other) => one - other);
  const isTitle = levels.filter((level) => level === first).length === 1 && levels[0] === first;
  return isTitle && second !== undefined ? second : first;
}

/** "Summary" can appear in every chapter; the text below a chapter without its own text belongs to it. */
function nameSections(sections: readonly OutlineSection[]): OutlineSection[] {
  const counts = new Map<string, number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  let chapter: OutlineSection | null = null;
  return sections.map((section) => {
    if (section.level === 1) chapter = section;
    const isRepeated = section.level === 2 && (counts.get(section.title) ?? 0) > 1;
    const title = isRepeated && chapter !== null ? `${chapter.title}: ${section.title}` : section.title;
    return { ...section, title, level: chapter !== null && holdsText(chapter) ? section.level : 1 };
  });
}

/** Splits a long range into parts of about the same length. */
function inParts(section: OutlineSection): OutlineSection[] {
  const lengths = section.blocks.map(({ text }) => getWords(text).length);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.ceil(words / MAX_WORDS);
  if (count <= 1) return [section];

  const parts: OutlineBlock[][] = [[]];
  let read = 0;
  for (const [at, found] of section.blocks.entries()) {
    const isFull = read >= (words / count) * parts.length;
    if (isFull && found.block.kind !== 'table_row') parts.push([]);
    parts.at(-1)?.push(found);
    read += lengths[at] ?? 0;
  }
  const { heading, ...rest } = section;
  return parts.map((blocks, index) => ({
    ...rest,
    title: `${section.title} (${index + 1} of ${parts.length})`,
    blocks,
    ...(index === 0 && heading !== undefined ? { heading } : {}),
  }));
}
