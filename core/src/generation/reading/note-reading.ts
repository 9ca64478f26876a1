import type { DocumentPage, StudyDocument, TextBlock, TextSpan } from '../../text/document.ts';
import { looksEnglish } from '../../text/language.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { type TaggedWord, tagWords } from '../../text/part-of-speech.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords, type Word } from '../../text/words.ts';
import { isRemark } from '../facts/remarks.ts';
import { isSelfContained } from '../gate/stem-rules.ts';
import { mayHoldGloss } from '../glosses.ts';
import { grammarWords, plainTags } from '../terms/plain-tagging.ts';
import { withoutAsides } from './asides.ts';
import { type BrokenBlocks, brokenBlocks } from './broken-lines.ts';
import { excludeCases, isExample } from './cases.ts';
import type { NoteSentence } from './note-sentence.ts';

const SHORTEST = 6;
const LONGEST = 48;
const LONGEST_SENTENCE_CHARACTERS = 1_200;
const LONGEST_HEADING_CHARACTERS = 90;
const SUMMARY_HEADING = /\b(?:summary|review|key (?:terms|concepts|ideas|points)|recap|conclusions?)\b/i;
const LEFT_OUT_HEADING =
  /^(?:references|bibliography|further reading|exercises|problems|self-check questions|review questions|discussion questions|learning (?:objectives|outcomes)|contents|index|acknowledge?ments)\b/i;

/**
 * Splits a note into sentences and tags the sentences that can carry a question. Tagging takes three quarters
 * of the engine's time, so sentences that depend on others stay untagged.
 */
export function readNote(document: StudyDocument): NoteSentence[] {
  const pages = document.pages.map((page) => ({ ...page, blocks: getBlocks(page) }));
  const infersHeadings = !document.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'heading'),
  );
  const reading: Reading = {
    broken: brokenBlocks(pages),
    tag: getTagger(document),
    sentences: [],
    block: 0,
    part: 0,
    isSummary: false,
    isLeftOut: false,
    heading: null,
  };
  for (const page of pages) {
    if (page.reading === 'unreadable') continue;
    for (const block of page.blocks) readBlock(reading, page, block, infersHeadings);
  }
  excludeCases(reading.sentences);
  return reading.sentences;
}

/** Returns the parts of speech of a sentence, or null if it cannot carry a question. */
type Tagger = (text: string, words: readonly Word[]) => TaggedWord[] | null;

/** The tags and the checks are English; a text in another language is judged by how often its words stand. */
function getTagger(document: StudyDocument): Tagger {
  const text = document.pages.map((page) => withoutGaps(page.text)).join('\n');
  if (looksEnglish(text)) return (sentence, words) => (isClear(sentence) ? tagWords(sentence, words) : null);

  const grammar = grammarWords(getWords(text));
  return (_, words) => plainTags(words, grammar);
}

interface Reading {
  broken: BrokenBlocks;
  tag: Tagger;
  sentences: NoteSentence[];
  block: number;
  part: number;
  isSummary: boolean;
  isLeftOut: boolean;
  heading: string | null;
}

function getBlocks(page: DocumentPage): TextBlock[] {
  if (page.blocks.length > 0) return page.blocks;

  const blocks: TextBlock[] = [];
  for (const match of page.text.matchAll(/\S[^\n]*(?:\n[^\S\n]*\S[^\n]*)*/g)) {
    blocks.push({ kind: 'paragraph', level: 0, start: match.index, end: match.index + match[0].length });
  }
  return blocks;
}

function readBlock(reading: Reading, page: DocumentPage, block: TextBlock, infersHeadings: boolean): void {
  if (block.kind === 'code') return;

  const text = withoutGaps(page.text.slice(block.start, block.end));
  const isHeading =
    block.kind === 'heading' || (infersHeadings && block.kind !== 'list_item' && looksLikeHeading(text));
  reading.block += 1;
  if (isHeading) openPart(reading, text.trim());
  if (reading.isLeftOut) return;

  const section = reading.heading ?? page.section;
  const spans = isHeading ? [{ start: 0, end: text.length }] : sentenceSpans(text);
  for (const [at, span] of spans.entries()) {
    const start = block.start + span.start;
    const end = block.start + span.end;
    if (end - start > LONGEST_SENTENCE_CHARACTERS) continue;
    const sentence = sentenceAt(reading, page, { start, end }, section, isHeading ? block : null);
    const isHalf =
      (at === 0 && reading.broken.continuing.has(block)) ||
      (at === spans.length - 1 && reading.broken.open.has(block));
    reading.sentences.push(isHalf ? { ...sentence, tagged: null } : sentence);
  }
}

/** @returns whether the text below a heading teaches nothing itself: it lists readings, exercises or contents */
export function isLeftOutHeading(heading: string): boolean {
  return LEFT_OUT_HEADING.test(heading.trim());
}

function openPart(reading: Reading, heading: string): void {
  reading.part += 1;
  reading.heading = heading;
  reading.isSummary = SUMMARY_HEADING.test(heading);
  reading.isLeftOut = isLeftOutHeading(heading);
}

/** "Biomass is weight per unit area", and neither "What is biomass" nor "How bones are made". */
const STATED =
  /^(?!(?:what|how|why|when|where|who|which)\b).+\s(?:is|are|was|were|has|have|means|refers to|occurs|consists of|contains|causes|produces)\s/iu;

/** A short paragraph without a final mark that opens with a capital or a digit and states nothing. */
export function looksLikeHeading(text: string): boolean {
  const line = text.trim();
  if (line.length === 0 || line.length > LONGEST_HEADING_CHARACTERS) return false;
  if (STATED.test(line) && getWords(line).length >= SHORTEST) return false;
  return /^[\p{Lu}\p{N}]/u.test(line) && !/[.!:;,]["”’)]?$/u.test(line) && !line.includes('\n');
}

function sentenceAt(
  reading: Reading,
  page: DocumentPage,
  span: TextSpan,
  section: string | null,
  heading: TextBlock | null,
): NoteSentence {
  const writtenText = page.text.slice(span.start, span.end);
  const text = withoutGaps(writtenText);
  const words = getWords(text);
  // A sentence with a gap has only half of its meaning.
  const canAsk = heading === null && text === writtenText && isWholeSentence(text, words.length);
  const read = canAsk ? reading.tag(text, words) : null;
  const tagged = read !== null && (hasFinalMark(text) || isTypedStatement(text, read)) ? read : null;
  return {
    index: reading.sentences.length,
    page: page.number,
    section,
    block: reading.block,
    part: reading.part,
    span,
    text,
    words: tagged ?? words,
    tagged,
    bold: boldInside(page.bold, span),
    isHeading: heading !== null,
    headingLevel: heading?.level ?? 0,
    isSummary: reading.isSummary,
  };
}

/** A letter of a formula that lost its formula when the file was read. */
const LONE_SYMBOL = /(?:^|\s)(?!a\s)(?:\p{Ll}|\p{Script=Greek})(?=[\s,.;]|$)/u;

/** "A process by which we learn" is as good a definition as "a process by which people learn". */
const DEFINING = /^(?:An? |The )?[\p{L}\s-]{3,40}? (?:is|are|refers? to|means?|occurs? when) /u;
const READERS = /\b(?:we|our|us|ourselves|you|your|yourself)\b/giu;

/** A gloss says what a term means even where the rest of its sentence leans on others. */
function isClear(sentence: string): boolean {
  if (LONE_SYMBOL.test(sentence) || isExample(sentence) || isRemark(sentence)) return false;
  return mayHoldGloss(sentence) || standsAlone(sentence);
}

/** @returns whether a sentence can be understood without the previous ones, ignoring its asides */
export function standsAlone(sentence: string): boolean {
  const plain = withoutAsides(sentence).text;
  return isSelfContained(DEFINING.test(plain) ? plain.replace(READERS, 'people') : plain);
}

/** "Unknown. shows what happens": the name of a figure was lost, and two sentences became one. */
const TWO_SENTENCES = /\p{Ll}{4}[.!?] \p{Ll}/u;

/** "Flyover of an asteroid (8:46)" is the caption of a film. */
const DURATION = /\(\d{1,2}:\d{2}\)/;

/** Tells if it has a fair length, and no addresses, formulas or code. */
function isWholeSentence(text: string, wordCount: number): boolean {
  if (wordCount < SHORTEST || wordCount > LONGEST) return false;
  return (
    !TWO_SENTENCES.test(text) && !DURATION.test(text) && !/https?:|www\.|[=^_<>|{}\\\uFFFD]|@/u.test(text)
  );
}

const hasFinalMark = (text: string) => /[.!]["”’)]?$/u.test(text);

/** A label, a list, or a thought that the writer broke off. */
const NO_STATEMENT = /[:;→]|\s[-–—/]\s|[^\p{L}\p{N})”"%]$/u;
const LATEST_VERB = 8;

/** "Humus consists of chains of carbon": bullets that state something seldom end in a mark. */
function isTypedStatement(text: string, words: readonly TaggedWord[]): boolean {
  if (!/^\p{Lu}/u.test(text) || NO_STATEMENT.test(text)) return false;

  const verb = words.findIndex(({ wordClass }) => wordClass === 'verb');
  const previousWordClass = words[verb - 1]?.wordClass;
  return verb > 0 && verb <= LATEST_VERB && (previousWordClass === 'noun' || previousWordClass === 'adverb');
}

function boldInside(bold: readonly TextSpan[], span: TextSpan): TextSpan[] {
  const inside: TextSpan[] = [];
  for (const run of bold) {
    if (run.start < span.start || run.end > span.end) continue;
    inside.push({ start: run.start - span.start, end: run.end - span.start });
  }
  return inside;
}
