/** A past paper in the form in which it is stored: each question holds everything that the paper prints for it. */
import type { StudyDocument } from '../text/document.ts';
import { readAnswerList } from './answer-list.ts';
import { applyAnswers } from './apply-answers.ts';
import type {
  KeySource,
  Paper,
  PaperHeading,
  PaperKind,
  PaperPart,
  PaperPlace,
  PaperProblem,
  PaperQuestion,
  ProblemCode,
} from './paper.ts';
import { readPaper } from './read-paper.ts';

export interface PaperRequest {
  document: StudyDocument;
  /** Another document that holds its answers; null if there is none. */
  answers: StudyDocument | null;
}

export interface PrintedQuestion {
  number: number;
  /** The title of its section, empty if there is none. */
  section: string;
  /** The instruction and the text that it shares with other questions, empty if there are none. */
  passage: string;
  hasFigure: boolean;
  kind: PaperKind;
  stem: string;
  options: { letter: string; text: string }[];
  parts: PaperPart[];
  /** Indexes of the right options, ascending; empty without a key. */
  key: number[];
  /** The answer in words; empty if there is none. */
  answer: string;
  /** Null without a key. */
  keySource: KeySource | null;
  explanation: string;
  problems: { code: ProblemCode; message: string }[];
  /** 1-based page that holds its number. */
  page: number;
}

/** A text that gave no question, with its 1-based page. */
export interface OmittedText {
  page: number;
  text: string;
}

export interface PrintedPaper {
  heading: PaperHeading;
  questions: PrintedQuestion[];
  omitted: OmittedText[];
}

/**
 * Reads a past paper, and the answers of another document if there are any.
 *
 * @returns its questions in order, none if the document has none
 */
export function readPrintedPaper({ document, answers }: PaperRequest): PrintedPaper {
  const own = readPaper(document);
  const paper = answers === null ? own : applyAnswers(own, readAnswerList(answers));
  // Places of these lie in the other document.
  const foreign = new Set(paper.problems.slice(own.problems.length));
  const problems = paper.questions.map((): PaperProblem[] => []);
  const unowned: OmittedText[] = [];
  for (const problem of paper.problems) {
    const owners = findOwners(paper, problem, foreign.has(problem));
    for (const owner of owners) problems[owner]?.push(problem);
    if (owners.length > 0) continue;
    unowned.push(
      foreign.has(problem) ? { page: 1, text: problem.message } : getText(document, problem.place),
    );
  }
  return {
    heading: paper.heading,
    questions: paper.questions.map((question, index) => toPrinted(paper, question, problems[index] ?? [])),
    omitted: [...paper.omitted.map((place) => getText(document, place)), ...unowned]
      .filter(({ text }) => text !== '')
      .sort((first, second) => first.page - second.page),
  };
}

/** The question at the place of a problem; without one all that have its number, because it may concern each of them. */
function findOwners({ questions }: Paper, { number, place }: PaperProblem, isForeign: boolean): number[] {
  const owners = [...questions.keys()].filter((index) => questions[index]?.number === number);
  const there = owners.filter((index) => questions[index]?.places.some((own) => holds(own, place)));
  return isForeign || there.length === 0 ? owners : there;
}

function holds(outer: PaperPlace, { page, start }: PaperPlace): boolean {
  return outer.page === page && outer.start <= start && start < outer.end;
}

function toPrinted(
  { sections, passages }: Paper,
  question: PaperQuestion,
  problems: readonly PaperProblem[],
): PrintedQuestion {
  const { number, hasFigure, kind, stem, options, parts, key, keySource, explanation, places } = question;
  const passage = passages[question.passage ?? -1];
  return {
    number,
    section: sections[question.section]?.title ?? '',
    passage: [passage?.instruction, passage?.text].filter(Boolean).join('\n\n'),
    hasFigure,
    kind,
    stem,
    options: options.map(({ letter, text }) => ({ letter, text })),
    parts,
    key: key?.type === 'options' ? [...new Set(key.indexes)].sort((first, second) => first - second) : [],
    answer: key?.type === 'text' ? key.text : '',
    keySource: key === null ? null : keySource,
    explanation,
    problems: problems.map(({ code, message }) => ({ code, message })),
    page: places[0]?.page ?? 1,
  };
}

function getText({ pages }: StudyDocument, { page, start, end }: PaperPlace): OmittedText {
  const text = pages.find(({ number }) => number === page)?.text.slice(start, end) ?? '';
  return { page, text: text.trim() };
}
