import type { NotePassage } from '../../language-model/note-passages.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { normalForm } from '../../text/words.ts';
import type { GuideCheck, GuidePart, GuideSection, GuideStatement } from '../guide-rules.ts';
import { getFlowchart } from './flowchart.ts';
import type { GuideAnswer } from './guide-answer.ts';
import { modelMarkdown } from './model-markdown.ts';
import { StatementVerifier } from './verify-statement.ts';

/** The parts of an answer that the note states. */
export interface VerifiedSection extends Pick<GuideSection, 'overview' | 'parts' | 'checks' | 'leftOut'> {
  /** The share of entries that are not displayed. */
  lost: number;
}

/** An entry as a second reader looks at it. */
export interface ReadEntry {
  text: string;
  /** It denies where its passage does not, or the other way round: without a second reader it is not shown. */
  isDoubtful: boolean;
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
  readonly #refused: ReadonlySet<string>;

  constructor(passages: readonly NotePassage[], refused: ReadonlySet<string>) {
    this.#verifier = new StatementVerifier(passages);
    this.#refused = refused;
  }

  /** @param proved the text that must be proved, if it is more than the displayed one */
  take(text: string, p: readonly number[], proved = text): GuideStatement[] {
    const norm = normalForm(proved);
    if (norm === '' || this.#said.has(norm)) return [];
    const proof = this.#refused.has(proved) ? null : this.#verifier.proofOf(proved, p);
    if (proof === null) {
      this.leftOut += 1;
      return [];
    }
    this.#said.add(norm);
    this.shown += 1;
    this.read.push({ text: proved, isDoubtful: proof.isDoubtful });
    return [{ text: modelMarkdown(text), passages: proof.passages }];
  }
}

/**
 * @param refused texts of entries that a second reader did not find in the note
 * @returns the parts of an answer that can be displayed by their words, and its entries for a second reader
 */
export function verifySection(
  answer: GuideAnswer,
  passages: readonly NotePassage[],
  refused: ReadonlySet<string> = new Set(),
): { section: VerifiedSection; entries: ReadEntry[] } {
  const entries = new Entries(passages, refused);
  const overview = getOverview(answer, entries);
  const parts = [
    ...getPoints(answer, entries),
    ...getTerms(answer, entries),
    ...getSteps(answer, entries),
    ...getTable(answer, entries),
    ...getDiagram(answer, entries),
    ...getFacts(answer, entries),
  ];
  const checks = answer.check.flatMap((check) => checkOf(check, entries));
  const { shown, leftOut, read } = entries;
  const lost = leftOut / Math.max(shown + leftOut, 1);
  return { section: { overview, parts, checks, leftOut, lost }, entries: read };
}

/** Openings of a sentence that depends on the previous one, in English and French. */
const leansBack =
  /^(?:it|its|they|their|this|these|that|those|he|she|his|both|il|elle|ils|elles|cela|ces?)\b/iu;

/** A sentence that depends on an omitted one is omitted, too. */
function getOverview({ overview: { text, p } }: GuideAnswer, entries: Entries): GuideStatement[] {
  let isLost = false;
  return sentenceSpans(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    if (isLost && leansBack.test(sentence)) {
      entries.leftOut += 1;
      return [];
    }
    const returnedGuideStatements = entries.take(sentence, p);
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

function getTable({ table: { caption, columns, rows } }: GuideAnswer, entries: Entries): GuidePart[] {
  const shown = rows.flatMap(({ cells, p }) => {
    if (cells.length !== columns.length) {
      entries.leftOut += 1;
      return [];
    }
    const text = cells.filter((cell) => !isEmptyCell(cell)).join('; ');
    return entries.take(text, p).map(({ passages }) => ({ cells: cells.map(modelMarkdown), passages }));
  });
  if (shown.length < FEWEST_ROWS || columns.length < 2) return [];
  return [{ kind: 'table', caption: getTitle(caption), columns: columns.map(modelMarkdown), rows: shown }];
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
  return entries
    .take(answer, p, `${question} ${answer}`)
    .map((returnedGuideStatement) => ({ ...returnedGuideStatement, question: modelMarkdown(question) }));
}
