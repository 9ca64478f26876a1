import type { CardNote } from '../../../cards/card-note.ts';
import { readMarkedAnswer } from '../../../papers/marks/answer-mark.ts';
import { withoutBracketedRemarks } from '../../../papers/marks/exam-remarks.ts';
import { type PrintedOptions, readPrintedOptions } from '../../../papers/options/printed-options.ts';
import { getWords } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import { getRows, type NoteRow } from './note-rows.ts';
import type { OwnPair } from './own-pair.ts';
import { type QuestionLine, withoutNumber } from './question-line.ts';
import { getTablePairs } from './table-pairs.ts';

/** A sheet has at least this many questions. */
const MIN_WORKSHEET = 4;
/** A quarter of the lines of a sheet ask. */
const MIN_WORKSHEET_SHARE = 0.2;
const MAX_ANSWER_LINES = 12;
const MAX_ANSWER_WORDS = 150;
/** Without a sheet around it, a line below a question may be anything. */
const MAX_LIST_LINES = 8;

/**
 * Reads the questions of a note that have an answer: in one line, below one another, in a table, or below a heading.
 *
 * @param note with pages that can be read
 * @returns pairs in the order of the lines, then the pairs of tables; a question without an answer is none
 */
export function readPairs(note: CardNote): OwnPair[] {
  const rows = getRows(note);
  const style = getStyle(rows);
  const pairs: OwnPair[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row?.questionLine == null || !row.isComplete) continue;

    const found = readPair(rows, index, style);
    if (found === null) continue;
    if (found.pair.answers.some((answer) => SENDS_AWAY.test(answer))) continue;
    const previous = style.isWorksheet ? (pairs.at(-1)?.question ?? null) : null;
    pairs.push({ ...found.pair, previous });
    index = found.last;
  }
  return [...pairs, ...getTablePairs(note)];
}

/** The answer stands elsewhere. */
const SENDS_AWAY = /^(?:as above|see|ditto|same as|check|refer to|read)\b/i;

/** The habits of a note. */
interface Style {
  isWorksheet: boolean;
  /** True if answers have a mark: a question without one has no answer. */
  marksAnswers: boolean;
}

function getStyle(rows: readonly NoteRow[]): Style {
  const questionRows = rows.filter(({ questionLine }) => questionLine !== null && !questionLine.isLoose);
  const marked = rows.filter(({ text }) => readMarkedAnswer(text) !== null).length;
  return {
    isWorksheet:
      questionRows.length >= MIN_WORKSHEET && questionRows.length >= MIN_WORKSHEET_SHARE * rows.length,
    marksAnswers: marked >= MIN_WORKSHEET && marked >= questionRows.length / 2,
  };
}

interface Found {
  pair: OwnPair;
  /** The index of the last used row. */
  last: number;
}

interface QuestionPosition {
  row: NoteRow;
  questionLine: QuestionLine;
  index: number;
}

function readPair(rows: readonly NoteRow[], index: number, style: Style): Found | null {
  const row = rows[index];
  if (row?.questionLine == null || (row.questionLine.isLoose && !style.isWorksheet)) return null;

  const start = { row, questionLine: row.questionLine, index };
  const below = rows.slice(index + 1);
  const options =
    row.questionLine.rest === ''
      ? readPrintedOptions(below.map(({ text }) => text))
      : readPrintedOptions([row.questionLine.rest, ...below.map(({ text }) => text)]);
  if (options !== null) return readOptions(rows, start, options);
  if (row.questionLine.rest !== '') return readInside(rows, start, style);

  const answer = style.isWorksheet ? takeWorksheetAnswer(rows, start, style) : takeAnswer(rows, start);
  return answer === null ? null : makePair(rows, start, answer);
}

function readOptions(
  rows: readonly NoteRow[],
  start: QuestionPosition,
  options: PrintedOptions,
): Found | null {
  const last = start.index + options.lines - (start.questionLine.rest === '' ? 0 : 1);
  const answer = options.options[options.key ?? -1];
  if (answer === undefined) return null;
  return makePair(rows, start, { answers: [answer], isList: false, isMarked: true, last, options });
}

/** "What is osmosis? - movement of water", also with more lines below in a sheet. */
function readInside(
  rows: readonly NoteRow[],
  start: QuestionPosition,
  { isWorksheet, marksAnswers }: Style,
): Found | null {
  const { questionLine, index } = start;
  const rest = withoutBracketedRemarks(questionLine.rest);
  if (rest === '' || OPTION.test(rest)) return null;

  const isMarked = questionLine.isMarked || isWorksheet;
  const more = isWorksheet && !marksAnswers ? takeRows(rows, index + 1, isSublist) : [];
  return makePair(rows, start, {
    answers: [rest, ...more.map(({ text }) => withoutBracketedRemarks(text))].filter((text) => text !== ''),
    isList: false,
    isMarked,
    last: index + more.length,
  });
}

const OPTION = /^\(?[a-e][.)]\s/i;

interface Answer {
  answers: string[];
  isList: boolean;
  isMarked: boolean;
  last: number;
  options?: PrintedOptions;
}

function makePair(
  rows: readonly NoteRow[],
  { row, questionLine, index }: QuestionPosition,
  answer: Answer,
): Found | null {
  const { answers, isList, isMarked, last, options = null } = answer;
  const used = rows.slice(index, last + 1);
  const end = used.at(-1);
  const words = answers.reduce((sum, text) => sum + getWords(text).length, 0);
  if (
    end === undefined ||
    words === 0 ||
    words > MAX_ANSWER_WORDS ||
    used.some(({ isComplete }) => !isComplete)
  )
    return null;

  const first = used.find(({ page }) => page === end.page) ?? row;
  const origin = getOrigin(end.page, first, end);
  return {
    pair: { question: questionLine.question, answers, options, isList, isMarked, previous: null, origin },
    last,
  };
}

/** Everything up to the next question or heading. */
function takeWorksheetAnswer(
  rows: readonly NoteRow[],
  { row, questionLine, index }: QuestionPosition,
  style: Style,
): Answer | null {
  const next = rows[index + 1];
  const marked = next === undefined ? null : readMarkedAnswer(next.text);
  if (next === undefined || (marked === null && (style.marksAnswers || next.questionLine !== null)))
    return null;
  if (marked === null && (isNextQuestion(row, next) || isTitle(next, rows[index + 2]))) return null;

  const isNested = (candidate: NoteRow) =>
    candidate.kind !== 'heading' && readMarkedAnswer(candidate.text) === null;
  const more = takeRows(rows, index + 2, isNested);
  const isLastQuestion = !rows
    .slice(index + 2 + more.length)
    .some((candidate) => candidate.questionLine !== null);
  const answerRows = isLastQuestion
    ? more.filter((candidate, position) => isSublist(candidate) && position < MAX_LIST_LINES)
    : more;
  const texts = [marked ?? next.text, ...answerRows.map(({ text }) => text)]
    .map(withoutBracketedRemarks)
    .filter((text) => text !== '');
  if (texts.length === 0 || answerRows.length > MAX_ANSWER_LINES) return null;
  const isList = answerRows.length > 0 && answerRows.every(isSublist);
  return {
    answers: isList ? texts.map(withoutNumber) : texts,
    isList,
    isMarked: questionLine.isMarked || questionLine.isNumbered || marked !== null,
    last: index + 1 + answerRows.length,
  };
}

/** Items of one level under one another are the next questions of a list. */
const isNextQuestion = (row: NoteRow, next: NoteRow) =>
  row.kind === 'list_item' && next.kind === 'list_item' && row.level >= next.level;

/** A heading is an answer only right between two questions, as a file without headings has short lines. */
function isTitle(next: NoteRow, below: NoteRow | undefined): boolean {
  if (next.kind !== 'heading') return false;
  return (
    (below !== undefined && below.questionLine === null) ||
    TITLE.test(next.text) ||
    IS_CAPITALS.test(next.text)
  );
}

const TITLE =
  /^(?:section|part|chapter|topic|unit|week|module|questions?|answers?|notes?|objective|theory)\b|:$/iu;
const IS_CAPITALS = /^[\p{Lu}\d\s]{6,}$/u;

const isSublist = ({ kind, text }: NoteRow) =>
  kind === 'list_item' || /^(?:\(?[ivx]{1,4}|\(?[a-h]|\(?\d{1,2})[.)]\s|^[•–-]\s/i.test(text);

function takeRows(rows: readonly NoteRow[], from: number, holds: (row: NoteRow) => boolean): NoteRow[] {
  const takenRows: NoteRow[] = [];
  for (const row of rows.slice(from)) {
    if (row.questionLine !== null || !holds(row)) break;
    takenRows.push(row);
  }
  return takenRows;
}

/** "A. 1973" below a question is its answer; with "B. 1960" below it, it is an option. */
const isOption = ({ text }: NoteRow, below: NoteRow | undefined) =>
  OPTION.test(text) && (!/^\(?a[.)]/i.test(text) || /^\(?b[.)]/i.test(below?.text ?? ''));

/** Takes the line below a question, or the list below it. */
function takeAnswer(rows: readonly NoteRow[], { row, questionLine, index }: QuestionPosition): Answer | null {
  const next = rows[index + 1];
  if (
    next === undefined ||
    next.kind === 'heading' ||
    next.questionLine !== null ||
    isOption(next, rows[index + 2])
  )
    return null;
  const marked = readMarkedAnswer(next.text);
  if (marked === null && (next.text.includes('?') || questionLine.isCommand || isNextQuestion(row, next)))
    return null;

  const isMarked = marked !== null || questionLine.isMarked;
  const text = marked ?? next.text;
  const isItem = next.kind === 'list_item' && marked === null;
  if (!isItem && text !== '' && !text.endsWith(':'))
    return { answers: [withoutBracketedRemarks(text)], isList: false, isMarked, last: index + 1 };

  const from = isItem ? index + 1 : index + 2;
  const level = rows[from]?.level;
  const items = takeRows(rows, from, (item) => item.kind === 'list_item' && item.level === level);
  const isOpen = items.some((item) => item.text.endsWith(':')) || items.length > MAX_LIST_LINES;
  if (items.length === 0 || isOpen) return null;
  return {
    answers: items.map((item) => withoutNumber(item.text)),
    isList: true,
    isMarked,
    last: from + items.length - 1,
  };
}
