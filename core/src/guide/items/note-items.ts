import type { CardNote } from '../../cards/card-note.ts';
import { isRemark } from '../../generation/facts/remarks.ts';
import type { OutlineBlock } from '../../generation/plan/note-outline.ts';
import { statedDefinitions } from '../../generation/statements/stated-definition.ts';
import { formulaGap, withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords, isStopWord, normalForm } from '../../text/words.ts';
import { caseLine } from '../extract/block-kind.ts';
import { passageAt, shown } from '../extract/guide-text.ts';
import type { GuideStatement } from '../guide-rules.ts';
import { getStatedNames, type NoteItemKind } from './stated-names.ts';

/** Something that every guide of its note has, with the line that states it. */
export interface NoteItem {
  kind: NoteItemKind;
  name: string;
  /** The line defines the term, so that a guide that only mentions it does not say it. */
  isDefined: boolean;
  /** The line, as a guide shows it. */
  statement: GuideStatement;
}

/**
 * Reads the terms, cases, dates, formulas and figures of a note.
 *
 * @param note read once
 * @returns a function that gives the items of some blocks in the order of the note, each name once
 */
export function createItemReader(note: CardNote): (blocks: readonly OutlineBlock[]) => NoteItem[] {
  const terms = getTermPositions(note);
  const isTyped = !note.isBook && note.language === 'eng';
  return (blocks) => {
    const items = blocks
      .filter(({ block }) => block.kind !== 'heading' && block.kind !== 'code')
      .flatMap(getLines)
      .flatMap((line) =>
        getItems(line, [...(terms.get(line.page.number) ?? []), ...(isTyped ? getSubject(line) : [])]),
      );
    return [
      ...new Map(
        items.toReversed().map((item) => [`${item.kind} ${normalForm(item.name) || item.name}`, item]),
      ).values(),
    ].toReversed();
  };
}

interface Line extends Pick<OutlineBlock, 'page'> {
  start: number;
  end: number;
  text: string;
}

/** A longer item or row is read by its sentences, as prose is. */
const MAX_LINE_WORDS = 40;
/** A law case is told with all that the note says of it. */
const MAX_CASE_WORDS = 150;
const MIN_WORDS = 3;

function getLines({ page, block, text }: OutlineBlock): Line[] {
  const words = getWords(text).length;
  const isCase = words <= MAX_CASE_WORDS && caseLine(text.trim()) !== null;
  const isLine = isCase || (block.kind !== 'paragraph' && words <= MAX_LINE_WORDS);
  const spans = isLine ? [{ start: 0, end: text.length }] : sentenceSpans(text);
  return spans
    .map(({ start, end }) => ({
      page,
      start: block.start + start,
      end: block.start + end,
      text: text.slice(start, end).trim(),
    }))
    .filter((line) => isStatement(line.text));
}

function isStatement(text: string): boolean {
  if (text.includes(formulaGap) || /https?:|www\.|\?["”’)]?$/u.test(text) || isRemark(text)) return false;
  return getWords(withoutGaps(text)).length >= MIN_WORDS || /=/.test(text);
}

interface TermPosition {
  name: string;
  start: number;
  isDefined: boolean;
}

/** @returns the defined and the bold terms by page */
function getTermPositions({ facts, terms, pages, language, isBook }: CardNote): Map<number, TermPosition[]> {
  const positions = new Map<number, TermPosition[]>();
  const add = (page: number, position: TermPosition) =>
    positions.set(page, [...(positions.get(page) ?? []), position]);
  for (const { term, origin, about } of isBook ? [] : facts.definitions)
    if (about !== 'formula')
      add(origin.page, {
        name: term,
        start: origin.start + Math.max(0, origin.quote.indexOf(term)),
        isDefined: about === undefined,
      });
  for (const { subject, mention } of language === 'eng' ? statedDefinitions(terms) : []) {
    const { page, span } = mention.sentence;
    const name = subject.replace(/^(?:an?|the)\s/i, '');
    add(page, { name, start: span.start, isDefined: true });
  }
  for (const { number, text, bold } of pages)
    for (const { start, end } of bold) {
      const name = text.slice(start, end).trim();
      if (isTerm(name)) add(number, { name, start, isDefined: false });
    }
  return positions;
}

const MAX_TERM_WORDS = 6;

const isTerm = (name: string) =>
  /\p{L}{3}/u.test(name) && !/[.:;?!=]/.test(name) && getWords(name).length <= MAX_TERM_WORDS;

/** "A chloroplast is the small body inside a leaf cell": a student defines also what the note never names again. */
const DEFINES =
  /^(?:An?\s)?(?<name>\p{L}[\p{L}-]{2,}(?:\s\p{Ll}[\p{L}-]+){0,2}?)\s(?:is|are)\s(?:an?|the|any)\s/u;

function getSubject({ text, start }: Line): TermPosition[] {
  const name = DEFINES.exec(text)?.groups?.name;
  const isTerm = name !== undefined && getWords(name).every(({ lower }) => !isStopWord(lower));
  return isTerm ? [{ name, start, isDefined: true }] : [];
}

function getItems({ page, start, end, text }: Line, terms: readonly TermPosition[]): NoteItem[] {
  const ofCase = caseLine(text);
  const visible = ofCase === null ? shown(text) : `**${shown(ofCase.label)}**: ${shown(ofCase.meaning)}`;
  const statement = { text: visible, passages: [passageAt(page, start, end)] };
  const ownTerms = terms.filter((term) => start <= term.start && term.start < end);
  return [
    ...ownTerms.map(({ name, isDefined }) => ({ kind: 'term' as const, name, isDefined, statement })),
    ...getStatedNames(text).map((statedName) => ({ ...statedName, isDefined: false, statement })),
  ];
}
