import type { DocumentPage, StudyDocument, TextBlock } from '../../text/document.ts';
import { getLanguage, languageOfPassage, type WordedLanguage } from '../../text/language.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getStem } from '../../text/stem.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { brokenBlocks } from '../reading/broken-lines.ts';
import { restricts, takesBack } from '../reading/restrictions.ts';
import { definedIn } from './definition-sentences.ts';
import {
  type DefinitionFact,
  GROUP_OF_SENTENCES,
  getOrigin,
  type ListFact,
  type ListMember,
  type NoteFacts,
} from './fact.ts';
import { formulaFacts } from './formulas.ts';
import { readApposition } from './french/french-appositions.ts';
import { readDate } from './french/french-dates.ts';
import { headedDefinitions } from './headed-definitions.ts';
import { type LabelledLine, labelledLine, listedIn, withoutFinalMark } from './labelled-line.ts';
import { lawCases } from './law-cases.ts';
import { isOrdered, listHead } from './lists/list-head.ts';
import { isRemark, withoutRemarks } from './remarks.ts';
import { headedTables } from './tables/headed-tables.ts';
import { tableFacts } from './tables/read-tables.ts';
import { termRows } from './tables/term-rows.ts';
import { labelledParts } from './two-labels.ts';

const MIN_MEMBERS = 3;
const MAX_MEMBERS = 15;
const MAX_MEMBER_WORDS = 9;
const MAX_HEAD_CHARACTERS = 120;
/** A quotation longer than this no one reads, and a list that long is no list. */
const MAX_QUOTE_CHARACTERS = 900;

/**
 * @returns what the structure of a note says. A note that came without blocks has no structure, and a page that is not
 * readable says nothing.
 */
export function readFacts(document: StudyDocument): NoteFacts {
  const facts: NoteFacts = { definitions: [], lists: [], tables: [] };
  const inSentences: DefinitionFact[] = [];
  const language = getLanguage(document.pages.map(({ text }) => text).join('\n'));
  const writtenDocumentPages = document.pages
    .filter(({ reading }) => reading !== 'unreadable')
    .map(withoutContents(document))
    .map(withoutRemarkLines);
  for (const page of writtenDocumentPages.map(withoutMarked))
    inSentences.push(...page.blocks.flatMap((block) => statedDefinitions(page, block, language)));
  const readable = writtenDocumentPages.map(withoutBroken(document));
  for (const [index, readablePage] of readable.entries()) {
    const { facts: cases, used } = lawCases(writtenDocumentPages[index] ?? readablePage, CASES);
    facts.definitions.push(...cases);
    const page = { ...readablePage, blocks: readablePage.blocks.filter(({ start }) => !used.has(start)) };
    facts.definitions.push(...formulaFacts(withoutMarked(page), FORMULAS));
    for (const run of getRuns(withoutMarked(page))) {
      const isTable = run.kind === 'table_row';
      const tables = isTable ? tableFacts(page, run.blocks) : [];
      const lines = isTable && tables.length === 0 ? termRows(page, run.blocks) : run.blocks;
      for (const stretch of labelledStretches(page, lines))
        facts.definitions.push(
          ...findDefinitions(page, stretch, { group: getNextGroup(facts.definitions), language }),
        );
      facts.lists.push(...run.blocks.flatMap((block) => listInLine(page, block)));
      if (run.kind === 'list_item') facts.lists.push(...findLists(page, run));
      facts.tables.push(...tables);
    }
  }
  facts.definitions = withoutFormulaLines(facts.definitions);
  const whole = readable.map(withoutMarked);
  const headed = headedTables(whole, getNextGroup(facts.definitions));
  facts.tables.push(...headed.tables);
  facts.definitions.push(...headed.definitions);
  const group = getNextGroup(facts.definitions);
  // A line is shorter than the text below a heading, and that is shorter than a sentence.
  for (const found of [whole.flatMap((page) => headedDefinitions(page, group)), inSentences]) {
    const known = new Set(facts.definitions.map(({ term }) => normalForm(term)));
    facts.definitions.push(...found.filter(({ term }) => !known.has(normalForm(term))));
  }
  return facts;
}

/** The group of all law cases of a note. */
const CASES = -2;
/** The group of all formulas of a note. */
const FORMULAS = -3;

/** A formula is read once, and not as the meaning of its sign too. */
function withoutFormulaLines(definitions: readonly DefinitionFact[]): DefinitionFact[] {
  const name = ({ origin }: DefinitionFact) => `${origin.page}:${origin.start}`;
  const formulas = new Set(definitions.filter(({ about }) => about === 'formula').map(name));
  return definitions.filter((fact) => fact.about !== undefined || !formulas.has(name(fact)));
}

function getNextGroup(definitions: readonly DefinitionFact[]): number {
  return Math.max(GROUP_OF_SENTENCES, ...definitions.map(({ group }) => group)) + 1;
}

function statedDefinitions(
  page: DocumentPage,
  block: TextBlock,
  ofNote: WordedLanguage | null,
): DefinitionFact[] {
  if (block.kind !== 'paragraph' && block.kind !== 'list_item') return [];

  const text = getText(page, block);
  const language = languageOfPassage(text, ofNote);
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ');
    const defined = definedIn(sentence, language);
    const origin = getOrigin(page, { start: block.start + start, end: block.start + end });
    const single = defined ?? (language === 'fra' ? readDate(sentence) : null);
    const stated = single === null ? readApposition(sentence, language) : [single];
    return stated.map((found) => ({ ...found, group: GROUP_OF_SENTENCES, origin }));
  });
}

/** "B2: Cell division" in a list of contents says nothing of B2: the note has a heading of these words. */
function withoutContents({ pages }: StudyDocument): (page: DocumentPage) => DocumentPage {
  const headings = new Set(
    pages.flatMap((page) =>
      page.blocks.flatMap((block) => (block.kind === 'heading' ? normalForm(getText(page, block)) : [])),
    ),
  );
  return (page) => ({
    ...page,
    blocks: page.blocks.filter(
      (block) => block.kind !== 'list_item' || !headings.has(normalForm(getText(page, block))),
    ),
  });
}

/** "SLIDE 4: Losses" is a heading. */
const SLIDE = /^slide \d{1,3}\s*[:.–—-]\s+(?=\S)/iu;

/** A remark about the course teaches nothing of its subject; behind a fact it is cut away. */
function withoutRemarkLines(page: DocumentPage): DocumentPage {
  return {
    ...page,
    blocks: page.blocks.flatMap((block) => {
      if (block.kind === 'table_row' || block.kind === 'code') return block;
      const text = getText(page, block);
      if (!/\p{L}/u.test(text)) return block;
      const remaining = isRemark(text) && !text.includes('. ') ? '' : withoutRemarks(text);
      if (remaining === '') return block.kind === 'heading' ? block : [];
      // Blocks that continue others are known by their identity.
      if (remaining === text && !SLIDE.test(remaining)) return block;
      const start = block.start + text.indexOf(remaining);
      const title = block.kind === 'paragraph' ? SLIDE.exec(remaining)?.[0].length : undefined;
      const end = start + remaining.length;
      if (title === undefined && start === block.start && end === block.end) return block;
      return title === undefined
        ? { ...block, start, end }
        : { ...block, kind: 'heading', level: 2, start: start + title, end };
    }),
  };
}

/**
 * Half of a sentence has another meaning than the complete one. It is read as code, which gives no facts and
 * separates its neighbours.
 */
function withoutBroken({ pages }: StudyDocument): (page: DocumentPage) => DocumentPage {
  const { open, continuing } = brokenBlocks(pages);
  return (page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      open.has(block) || continuing.has(block) ? { ...block, kind: 'code' } : block,
    ),
  });
}

/** A line with a gap for a picture or a formula has only a part of its meaning. */
function withoutMarked(page: DocumentPage): DocumentPage {
  const text = withoutGaps(page.text);
  const isWhole = ({ start, end }: TextBlock) => page.text.slice(start, end) === text.slice(start, end);
  return { ...page, blocks: page.blocks.filter(isWhole) };
}

/** Blocks of one kind that follow one another. */
interface Run {
  kind: TextBlock['kind'];
  blocks: TextBlock[];
  /** The block before the first. */
  above: TextBlock | null;
}

function getRuns(page: DocumentPage): Run[] {
  const runs: Run[] = [];
  let above: TextBlock | null = null;
  for (const block of page.blocks) {
    const open = runs.at(-1);
    // A second numbered list begins with 1 again; a second table with its head.
    const begins = block.ordinal === 1 && block.level === 0 && open?.blocks.at(-1)?.ordinal !== undefined;
    if (open?.kind === block.kind && !begins && block.head !== true) open.blocks.push(block);
    else runs.push({ kind: block.kind, blocks: [block], above });
    above = block;
  }
  return runs;
}

interface LabelledBlock {
  block: TextBlock;
  line: LabelledLine;
  /** The other label of a line with two. */
  rival?: string;
}

/** Labelled lines that follow one another; a line between them without a label heads what comes after it. */
function labelledStretches(page: DocumentPage, blocks: readonly TextBlock[]): LabelledBlock[][] {
  const stretches: LabelledBlock[][] = [[]];
  for (const [at, block] of blocks.entries()) {
    const last = stretches.at(-1)?.at(-1)?.block;
    const isInRun = last !== undefined && last === blocks[at - 1] && !isProseBlock(page, last);
    const isLine =
      block.kind === 'list_item' ||
      (block.kind === 'paragraph' && (isInRun || !headsProse(page, blocks, at)));
    const text = getText(page, block);
    const parts = isLine ? labelledParts(text) : [];
    const line = isLine ? labelledLine(text) : null;
    if (parts.length > 0)
      stretches
        .at(-1)
        ?.push(...parts.map((part, index) => ({ block, line: part, rival: getRival(parts, index) })));
    else if (line !== null) stretches.at(-1)?.push({ block, line });
    else if (block.kind === 'paragraph') stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 0);
}

function getRival(parts: readonly LabelledLine[], index: number): string {
  return parts.length === 2 ? (parts[1 - index]?.label ?? '') : '';
}

const MIN_OF_PROSE = 25;
const MAX_OF_HEADING = 8;

/**
 * "Robert Merton: Strain Theory" above a paragraph of prose is its heading, and says nothing of Merton; the last of several
 * labelled lines is none.
 */
function headsProse(page: DocumentPage, blocks: readonly TextBlock[], index: number): boolean {
  const [own, below] = blocks.slice(index, index + 2);
  if (own === undefined || below === undefined || !isProseBlock(page, below)) return false;

  const text = getText(page, own);
  return !/[.!?]$/.test(text) && getWords(text).length <= MAX_OF_HEADING;
}

function isProseBlock(page: DocumentPage, block: TextBlock): boolean {
  return getWords(getText(page, block)).length >= MIN_OF_PROSE;
}

function findDefinitions(
  page: DocumentPage,
  labelled: readonly LabelledBlock[],
  { group, language }: { group: number; language: WordedLanguage | null },
): DefinitionFact[] {
  const arePairs =
    labelled.filter(({ line }) => getWords(line.meaning).length <= MAX_PAIR_WORDS).length >= MIN_PAIRS;
  // In other languages a comma follows the noun that says what something is: "Wind, der zum Äquator weht".
  const tags = language === 'eng' ? getTags(labelled) : new Set<string>();
  return labelled.flatMap(({ block, line, rival = '' }) => {
    if (listedIn(line).length > 0 || (isShort(line) && !arePairs && /\p{L}{3}/u.test(line.label))) return [];
    const meaning = withoutTag(line.meaning, tags);
    const fact = { term: line.label, meaning, group, origin: getOrigin(page, block) };
    return [rival === '' ? fact : { ...fact, rival }];
  });
}

/**
 * "Animal, carries impulses", "Plant, makes sugar": the sorting tag of several lines is no part of their
 * meanings.
 */
const TAG =
  /^(?<tag>\p{L}+),\s*(?!(?:which|that|who|whose|where|when|used|made|found|such|often|usually|especially|or|and)\b)/u;

function getTag(meaning: string): string | null {
  const tag = TAG.exec(meaning)?.groups?.tag;
  return tag === undefined || restricts(tag) ? null : getStem(tag.toLowerCase());
}

function getTags(labelled: readonly LabelledBlock[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { line } of labelled) {
    const tag = getTag(line.meaning);
    if (tag !== null) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([tag, count]) => (count > 1 ? tag : [])));
}

function withoutTag(meaning: string, tags: ReadonlySet<string>): string {
  const text = meaning.replace(TAG, '');
  return tags.has(getTag(meaning) ?? '') && getWords(text).length > 1 ? text : meaning;
}

/** "Vitamin C - scurvy" is one of several such pairs; a single "Derived demand - labour" gives an example. */
const MIN_PAIRS = 3;
/** Max words of a pair such as "Vacuum tubes" and "transistors". */
const MAX_PAIR_WORDS = 2;

/** A year or a symbol has a short meaning by its nature. */
function isShort({ meaning }: LabelledLine): boolean {
  return meaning.trim().split(/\s+/).length === 1;
}

/** "Strong acids: HCl, H2SO4, HNO3". */
function listInLine(page: DocumentPage, block: TextBlock): ListFact[] {
  if (block.kind !== 'paragraph' && block.kind !== 'list_item') return [];

  const line = labelledLine(getText(page, block));
  const texts = line === null ? [] : listedIn(line);
  const head = line && listHead(line.label);
  if (head === null || texts.length < MIN_MEMBERS) return [];

  const origin = getOrigin(page, block);
  return [{ head, members: texts.map((text) => ({ text, origin })), isOrdered: false, origin }];
}

function findLists(page: DocumentPage, { blocks, above }: Run): ListFact[] {
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

function getText(page: DocumentPage, block: TextBlock): string {
  return page.text.slice(block.start, block.end);
}
