import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { isStopWord, wordsOf } from '../../../text/words.ts';
import { withoutAddition } from '../../reading/restrictions.ts';
import { originOf, type PointsFact } from '../fact.ts';
import { listHead } from '../lists/list-head.ts';
import { isPoint, pointOf } from './point-text.ts';

/** Below headings, which have the levels 1 to 6. */
const LEVEL_OF_LINES = 9;
const LEVEL_OF_ITEMS = 10;
const MOST_HEAD_WORDS = 6;
/** A heading with more lines than this heads a list of whatever. */
const MOST_POINTS = 12;

/** A paragraph with more words than this is prose: short lines among it are what leads to a formula or an example. */
const MOST_WORDS_OF_LINE = 30;

/** @returns what short lines say below each heading, each line that opens a list, and each item that has items of its own */
export function readPoints(pages: readonly DocumentPage[]): PointsFact[] {
  const reader = new PointReader();
  for (const page of pages) for (const at of page.blocks.keys()) reader.read(page, at);
  return reader.facts();
}

/** A head with the heading that it stands below, itself for a heading. */
interface OpenHead {
  fact: PointsFact;
  heading: PointsFact | undefined;
}

/** Follows the blocks of a note and knows what the current one stands below. */
class PointReader {
  readonly #heads: OpenHead[] = [];
  readonly #inProse = new Set<PointsFact | undefined>();
  #open: OpenHead[] = [];

  read(page: DocumentPage, at: number): void {
    const block = page.blocks[at];
    if (block === undefined || block.kind === 'table_row' || block.kind === 'code') return;

    const level = levelOf(block);
    this.#open = this.#open.filter(({ fact }) => fact.level < level);
    const text = page.text.slice(block.start, block.end);
    const owner = this.#open.at(-1);
    if (opensPoints(block, text, page.blocks[at + 1])) this.#begin(headOf(text), level);
    else if (isPoint(text) && !goesOn(page, at))
      owner?.fact.points.push({ text: pointOf(text), origin: originOf(page, block) });
    else if (wordsOf(text).length > MOST_WORDS_OF_LINE && owner?.heading) this.#inProse.add(owner.heading);
  }

  facts(): PointsFact[] {
    return this.#heads
      .filter(({ fact, heading }) => isAskable(fact) && !this.#inProse.has(heading))
      .map(({ fact }) => fact);
  }

  #begin(head: string, level: number): void {
    const fact = { head, level, above: this.#open.map((open) => open.fact.head), points: [] };
    const heading = level < LEVEL_OF_LINES ? fact : this.#open.at(-1)?.heading;
    this.#heads.push({ fact, heading });
    this.#open.push({ fact, heading });
  }
}

function isAskable({ head, points }: PointsFact): boolean {
  return head !== '' && points.length > 0 && points.length <= MOST_POINTS;
}

/** "Embedded systems are found in cameras," / "drones and toys": the second line is the rest of the first. */
function goesOn({ text, blocks }: DocumentPage, at: number): boolean {
  const before = blocks[at - 1];
  return (
    before !== undefined &&
    /(?:,|\s(?:and|or|of|the|a|an|with|to|in|by))$/iu.test(text.slice(before.start, before.end).trim())
  );
}

function levelOf({ kind, level }: TextBlock): number {
  if (kind === 'heading') return level;
  return kind === 'list_item' ? LEVEL_OF_ITEMS + level : LEVEL_OF_LINES;
}

const MOST_WORDS_WITHOUT_COLON = 4;

/** A short line above a list heads it, and so does an item above deeper ones. */
function opensPoints(block: TextBlock, text: string, next: TextBlock | undefined): boolean {
  if (block.kind === 'heading') return true;
  if (next?.kind !== 'list_item' || levelOf(next) <= levelOf(block)) return false;
  return block.kind === 'list_item' || /:\s*$/.test(text) || wordsOf(text).length <= MOST_WORDS_WITHOUT_COLON;
}

/** Heads of two subjects, and of what was done in a lesson. */
const OF_NO_SUBJECT =
  /\b(?:vs?\.?|versus|or|either|video|slides?|lecture|lesson|class|assignment|homework|test|exam|quiz|case study|activity|scenario|notes|chapter|part [\divx]+)\b|\/|\s[-–—]\s/i;

/** @returns what the points are about; empty where the line names nothing, so that its points are nobody's */
function headOf(text: string): string {
  const head = listHead(withoutAddition(text, /\s*\([^)]*\)\s*$/u));
  if (head === null || OF_NO_SUBJECT.test(head) || wordsOf(head).length > MOST_HEAD_WORDS) return '';
  if (!/^[\p{L}\p{N}]/u.test(head) || isStopWord(wordsOf(head)[0]?.lower ?? '') || isClause(head)) return '';
  return head;
}

/** "humans release it" states something; in a title of capitals a verb and a noun look alike. */
function isClause(head: string): boolean {
  const sentence = `${head}.`;
  return (
    /^\p{Ll}/u.test(head) &&
    tagWords(sentence, wordsOf(sentence)).some(({ wordClass }) => wordClass === 'verb')
  );
}
