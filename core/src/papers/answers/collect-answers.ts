import { readSectionTitle } from '../heading/section-title.ts';
import type { PaperLine } from '../lines/paper-lines.ts';
import { getPosition, toPiece } from '../lines/piece.ts';
import { readKeyLetters, withoutKeyLead, withoutKeyLetter } from '../marks/key-letters.ts';
import { readNumberMark } from '../marks/number-mark.ts';
import type { AnswerList, PaperAnswer } from '../paper.ts';
import { getAnswerStart, isAnswerTitle } from './answer-title.ts';
import { type AnswerPair, readAnswerPairs, readWordPairs } from './read-pairs.ts';
import { readAnswerRows } from './table-answers.ts';
import { isPartOfList, readWornList } from './worn-list.ts';

/**
 * Reads the lines of an answer list: several answers in a line, one below the other, or in tables.
 *
 * @param lines below the title of the list, which may be among them
 * @returns answers in their order
 */
export function collectAnswers(lines: readonly PaperLine[]): AnswerList {
  const reader = new AnswerReader();
  for (const group of groupRows(lines)) reader.read(group);
  return reader.list;
}

class AnswerReader {
  readonly list: AnswerList = { answers: [], omitted: [] };
  #section: string | null = null;
  #run = 0;
  #last = 0;
  /** The line below several columns may continue any of them. */
  #isInColumns = false;

  /** @param lines one line, or all cells of a table */
  read(lines: readonly PaperLine[]): void {
    const [line] = lines;
    if (line === undefined) return;
    if (line.row !== null) {
      this.#addRows(lines);
      return;
    }
    if (line.reading === 'ocr' && this.#addWorn(lines)) return;
    if (isAnswerTitle(line.text)) return;

    const lead = SECTION_LEAD.exec(line.text.slice(0, MAX_LEAD));
    const title = lead === null ? (readSectionTitle(line)?.title ?? null) : (lead.groups?.title ?? '');
    if (title !== null) {
      this.#section = title;
      this.#last = 0;
      if (lead === null) return;
    }
    const start = lead?.[0].length ?? getAnswerStart(line.text);
    const pairs =
      line.ordinal === null
        ? (readAnswerPairs(line.text, 1, start) ?? readWordPairs(line.text, start))
        : readCountedPairs(line.text, line.ordinal);
    const columns = pairs === null ? splitColumns(line) : [];
    this.#isInColumns = columns.length > 1 || (this.#isInColumns && readNumberMark(line) === null);
    if (pairs !== null) for (const pair of pairs) this.#add(pair, line);
    else for (const column of columns) this.#addNumbered(column);
  }

  #addRows(lines: readonly PaperLine[]): void {
    const { pairs, omitted } = readAnswerRows(lines);
    for (const { pair, line } of pairs) this.#add(pair, line);
    this.list.omitted.push(...omitted.map((line) => getPosition(toPiece(line))));
  }

  /** @returns false if the lines are no scanned list of letters */
  #addWorn(lines: readonly PaperLine[]): boolean {
    const answers = readWornList(lines);
    const [first] = lines;
    if (answers.length === 0 && (first === undefined || !isPartOfList(first))) return false;
    for (const { number, letter, line, start, end } of answers)
      this.#add({ number, text: letter, start, end }, line);
    return true;
  }

  #addNumbered(line: PaperLine): void {
    const mark = readNumberMark(line);
    const text = withoutKeyLead(line.text.slice(mark?.length ?? 0).trim());
    if (
      mark !== null &&
      text !== '' &&
      line.reading === 'ocr' &&
      this.#last > 0 &&
      mark.value !== this.#last + 1
    ) {
      // A worn number would give its answer to another question.
      this.#last = mark.value;
      this.#isInColumns = true;
      this.list.omitted.push(getPosition(toPiece(line)));
      return;
    }
    if (mark !== null && text !== '') {
      this.#add({ number: mark.value, text, start: 0, end: line.text.length }, line);
      return;
    }
    const last = this.list.answers.at(-1);
    // A letter is a complete answer.
    const isOpen = last !== undefined && (last.letters.length === 0 || withoutKeyLetter(last.text) !== '');
    const continues = isOpen && !this.#isInColumns && last.position.page === line.page;
    if (!continues) {
      this.list.omitted.push(getPosition(toPiece(line)));
      return;
    }
    last.text += `\n${line.text}`;
    last.position.end = line.end;
  }

  #add({ number, text, start, end }: AnswerPair, line: PaperLine): void {
    if (number <= this.#last && number === 1) this.#run += 1;
    this.#last = number;
    const answer: PaperAnswer = {
      number,
      section: this.#section,
      run: this.#run,
      letters: readKeyLetters(text),
      text,
      position: getPosition({ line, from: start, to: end }),
    };
    this.list.answers.push(answer);
  }
}

/** "Section B: 6. booting 7. information" */
const SECTION_LEAD =
  /^(?<title>(?:section|part|partie|paper)\s(?:[A-F]|[IVX]{1,4}|\d))\s?[:.–—-]{1,2}\s{0,3}(?=[([]?\d)/iu;
const MAX_LEAD = 32;

const COLUMN = /(?:\s{3,}|\t\s*)(?=[([]?\d{1,3}\s?[.):–-]\s{0,9}\S)/u;

/** "1. Abuja      9. Lagos" is printed in two columns. */
function splitColumns(line: PaperLine): PaperLine[] {
  const texts = line.text.split(COLUMN);
  if (texts.length < 2 || line.ordinal !== null) return [line];
  let from = 0;
  return texts.map((text) => {
    const start = line.start + line.text.indexOf(text, from);
    from = start - line.start + text.length;
    return { ...line, text, start, end: start + text.length };
  });
}

/** The cells of one table belong together, as the lines of a scanned list; every other line is a group. */
function groupRows(lines: readonly PaperLine[]): PaperLine[][] {
  const groups: PaperLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const isRow = line.row !== null && first?.row != null;
    const isScan = line.reading === 'ocr' && first?.reading === 'ocr';
    if (last !== undefined && (isRow || (isScan && isPartOfList(first) && isPartOfList(line))))
      last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** A file counts its lines, so that "1. B      9. B" is the item "B 9. B". */
function readCountedPairs(text: string, ordinal: number): AnswerPair[] | null {
  const letter = /^[A-Ha-h](?=\s+\(?\d)/.exec(text)?.[0];
  const pairs = letter === undefined ? null : readAnswerPairs(text, 1, letter.length);
  return pairs && [{ number: ordinal, text: letter ?? '', start: 0, end: 1 }, ...pairs];
}
