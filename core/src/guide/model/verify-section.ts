import { isEffect, isOneWordMeaning } from '../../generation/gate/vague-genus.ts';
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import { inContext, type StatementContext } from '../../language-model/judging/statement-context.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { normalForm } from '../../text/words.ts';
import type { GuideCheck, GuidePart, GuidePassage, GuideSection, GuideStatement } from '../guide-rules.ts';
import { getFlowchart } from './flowchart.ts';
import type { GuideAnswer } from './guide-answer.ts';
import { modelMarkdown } from './model-markdown.ts';
import { findNoteRow } from './note-rows.ts';
import { StatementVerifier } from './verify-statement.ts';

/** The parts of an answer that the note states. */
export interface VerifiedSection extends Pick<GuideSection, 'overview' | 'parts' | 'checks' | 'leftOut'> {
  /** The share of entries that are not displayed. */
  lost: number;
}

/** An entry as a judge reads it. */
export interface ReadEntry extends StatementContext {
  text: string;
  /** Words find it in the section, and neither of them is denied by the other. */
  isFoundByWords: boolean;
}

const FEWEST_ROWS = 2;
const FEWEST_STEPS = 2;

/** Goes through the entries of one answer and counts. */
class Entries {
  shown = 0;
  leftOut = 0;
  readonly read: ReadEntry[] = [];
  readonly #said = new Set<string>();
  readonly #verifier: StatementVerifier;
  readonly #passages: readonly NotePassage[];
  readonly #judged: ReadonlyMap<string, Judgement> | null;

  /** @param judged null for entries that are only collected, for a judge */
  constructor(passages: readonly NotePassage[], judged: ReadonlyMap<string, Judgement> | null) {
    this.#verifier = new StatementVerifier(passages);
    this.#passages = passages;
    this.#judged = judged;
  }

  /**
   * @param proved the text that must be proved, if it is more than the displayed one
   * @param about the words around it, for a judge
   */
  take(text: string, p: readonly number[], proved = text, about?: string): GuideStatement[] {
    const norm = normalForm(proved);
    if (norm === '' || this.#said.has(norm)) return [];
    const passages = this.#prove(proved, p, about);
    if (passages === null) {
      this.leftOut += 1;
      return [];
    }
    this.#said.add(norm);
    this.shown += 1;
    return [{ text: modelMarkdown(text), passages }];
  }

  /** @returns the cells of the note's own row about the same thing, in these columns; null if it has none */
  findRow(cells: readonly string[], columns: readonly string[]): string[] | null {
    return findNoteRow(this.#passages, cells[0] ?? '', columns);
  }

  /** @returns the passages that state it by the judge, or by words where it was not judged */
  #prove(text: string, p: readonly number[], about?: string): GuidePassage[] | null {
    const judgement = this.#judged?.get(text);
    if (judgement && judgement.verdict !== 'supported') return null;
    const proof = this.#verifier.proofOf(text, p);
    const isFoundByWords = proof !== null && !proof.isDoubtful;
    if (this.#judged === null) {
      this.read.push({ text, isFoundByWords, ...(about !== undefined && { about }) });
      return [];
    }
    if (judgement === undefined) return isFoundByWords ? proof.passages : null;
    return this.#judgedPassage(text, p, judgement) ?? proof?.passages ?? null;
  }

  #judgedPassage(text: string, p: readonly number[], judgement: Judgement): GuidePassage[] | null {
    const number =
      judgement.passage ?? p.find((one) => this.#passages.some((passage) => passage.number === one));
    const passage = this.#passages.find((one) => one.number === number);
    if (passage === undefined) return null;
    const quote = judgement.quote ?? this.#verifier.quoteFor(text, passage.number);
    return [{ page: passage.page, quote }];
  }
}

/** @returns the entries of an answer, each once, for a judge */
export function entriesToJudge(answer: GuideAnswer, passages: readonly NotePassage[]): ReadEntry[] {
  const entries = new Entries(passages, null);
  readParts(answer, entries);
  return entries.read;
}

/**
 * @param judged what a judge found for texts of entries; words decide about all others
 * @returns the parts of an answer that the note states
 */
export function verifySection(
  answer: GuideAnswer,
  passages: readonly NotePassage[],
  judged: ReadonlyMap<string, Judgement> = new Map(),
): VerifiedSection {
  const entries = new Entries(passages, judged);
  const read = readParts(answer, entries);
  const { shown, leftOut } = entries;
  return { ...read, leftOut, lost: leftOut / Math.max(shown + leftOut, 1) };
}

function readParts(
  answer: GuideAnswer,
  entries: Entries,
): Pick<GuideSection, 'overview' | 'parts' | 'checks'> {
  const overview = getOverview(answer, entries);
  const parts = [
    ...getPoints(answer, entries),
    ...getTerms(answer, entries),
    ...getSteps(answer, entries),
    ...getTable(answer, entries),
    ...getDiagram(answer, entries),
    ...getFacts(answer, entries),
  ];
  return { overview, parts, checks: answer.check.flatMap((check) => checkOf(check, entries)) };
}

/** Openings of a sentence that depends on the previous one, in English and French. */
const leansBack =
  /^(?:it|its|they|their|this|these|that|those|he|she|his|both|il|elle|ils|elles|cela|ces?)\b/iu;

/** A sentence that depends on an omitted one is omitted, too. */
function getOverview({ overview: { text, p } }: GuideAnswer, entries: Entries): GuideStatement[] {
  let isLost = false;
  let previous = '';
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    if (isLost && leansBack.test(sentence)) {
      entries.leftOut += 1;
      return [];
    }
    const about = previous === '' ? undefined : inContext(previous);
    previous = sentence;
    const returnedGuideStatements = entries.take(sentence, p, sentence, about);
    isLost = returnedGuideStatements.length === 0;
    return returnedGuideStatements;
  });
}

function getPoints({ key_points: points }: GuideAnswer, entries: Entries): GuidePart[] {
  const items = points.flatMap(({ text, p }) => entries.take(text, p));
  return items.length === 0 ? [] : [{ kind: 'points', title: null, items }];
}

function getTerms({ terms }: GuideAnswer, entries: Entries): GuidePart[] {
  const items = terms.flatMap(({ term, meaning, p }) =>
    entries
      .take(meaning, p, `${term}: ${meaning}`)
      .map((returnedGuideStatement) => ({ ...returnedGuideStatement, name: modelMarkdown(term) })),
  );
  return items.length === 0 ? [] : [{ kind: 'terms', title: null, items }];
}

/** A process with a missing step is omitted. */
function getSteps({ steps }: GuideAnswer, entries: Entries): GuidePart[] {
  return steps.flatMap(({ title, items }): GuidePart[] => {
    const returnedGuideStatements = items.flatMap(({ text, p }) => entries.take(text, p));
    if (returnedGuideStatements.length < FEWEST_STEPS) return [];
    const kind = returnedGuideStatements.length < items.length ? 'points' : 'steps';
    return [{ kind, title: getTitle(title), items: returnedGuideStatements }];
  });
}

const getTitle = (title: string) => (title.trim() === '' ? null : modelMarkdown(title));

const isEmptyCell = (cell: string) => /^[-–—]?$/.test(cell.trim());

/** A table that lost a row would say that there are fewer things, so the others are a list. */
function getTable({ table: { caption, columns, rows } }: GuideAnswer, entries: Entries): GuidePart[] {
  const shown = rows.flatMap(({ cells: writtenCells, p }) => {
    // A small model may miscount its cells, and leave one empty that the note fills.
    const writtenRow = columns.map((_, column) => writtenCells[column] ?? '-');
    const noteRow = entries.findRow(writtenRow, columns);
    const cells = writtenRow.map((cell, column) => (isEmptyCell(cell) && noteRow?.[column]) || cell);
    const takeRow = (row: readonly string[]) =>
      entries
        .take(
          row.map((cell) => (isEmptyCell(cell) ? '-' : cell)).join('; '),
          p,
          undefined,
          inContext(columns.join('; ')),
        )
        .map(({ passages }) => ({ cells: row.map(modelMarkdown), passages }));
    const rows = takeRow(cells);
    return rows.length === 0 && noteRow !== null && !noteRow.includes('') ? takeRow(noteRow) : rows;
  });
  if (shown.length < FEWEST_ROWS || columns.length < 2) return [];
  if (shown.length === rows.length)
    return [{ kind: 'table', caption: getTitle(caption), columns: columns.map(modelMarkdown), rows: shown }];
  const items = shown.flatMap(({ cells: [name = '', ...cells], passages }) => {
    const cellTexts = cells.flatMap((cell, index) =>
      isEmptyCell(cell.replace('\\', '')) ? [] : `${modelMarkdown(columns[index + 1] ?? '')}: ${cell}`,
    );
    return cellTexts.length === 0 ? [] : [{ name, text: cellTexts.join('; '), passages }];
  });
  return items.length === 0 ? [] : [{ kind: 'terms', title: null, items }];
}

function getFacts({ facts }: GuideAnswer, entries: Entries): GuidePart[] {
  const items = facts.flatMap(({ kind: fact, text, p }) =>
    entries.take(text, p).map((returnedGuideStatement) => ({ fact, ...returnedGuideStatement })),
  );
  return items.length === 0 ? [] : [{ kind: 'facts', items }];
}

function getDiagram({ diagram: { title, arrows } }: GuideAnswer, entries: Entries): GuidePart[] {
  const proved = arrows.flatMap((arrow) => {
    const returnedGuideStatements = entries.take(`${arrow.from} ${arrow.label} ${arrow.to}`, arrow.p);
    return returnedGuideStatements.map(({ passages }) => ({ ...arrow, passages }));
  });
  const source = getFlowchart(proved);
  if (source === null) return [];
  return [
    { kind: 'diagram', title: getTitle(title), source, passages: proved.flatMap(({ passages }) => passages) },
  ];
}

/** The answer says it again, so that it is no doubling. */
function checkOf({ question, answer, p }: GuideAnswer['check'][number], entries: Entries): GuideCheck[] {
  if (isOneWordMeaning(question, answer) || isEffect(question, answer)) return [];
  return entries
    .take(answer, p, `${question} ${answer}`)
    .map((returnedGuideStatement) => ({ ...returnedGuideStatement, question: modelMarkdown(question) }));
}
