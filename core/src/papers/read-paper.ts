import type { StudyDocument } from '../text/document.ts';
import { collectAnswers } from './answers/collect-answers.ts';
import { giveKeys, isLetterWithoutOptions, type PrintedKey } from './answers/give-keys.ts';
import { applyLists } from './apply-answers.ts';
import { readHeading } from './heading/read-heading.ts';
import { getPaperLines, type PaperLine } from './lines/paper-lines.ts';
import { getPosition, joinPieces, type Piece, toPiece } from './lines/piece.ts';
import type { Paper, PaperPosition, PaperQuestion, PaperSection } from './paper.ts';
import { checkNumbers } from './questions/check-numbers.ts';
import { checkOptions } from './questions/check-options.ts';
import { getLineInfos } from './questions/line-info.ts';
import { isInstruction } from './questions/line-kinds.ts';
import { locatePassages } from './questions/locate-passages.ts';
import { moveInstructions } from './questions/numbered-instructions.ts';
import { type ReadQuestion, readQuestion } from './questions/read-question.ts';
import { restoreNumbers } from './questions/restore-numbers.ts';
import { settlePassages } from './questions/settle-passages.ts';
import { settleTicks } from './questions/settle-ticks.ts';
import { splitLostNumbers } from './questions/split-lost-numbers.ts';
import { splitPaper } from './questions/split-paper.ts';
import type { SplitPaper } from './questions/split-parts.ts';
import { checkScan } from './questions/unclear-scan.ts';

/**
 * Reads the questions of a past paper as they stand, with the keys that the paper prints. Nothing is guessed: a question without a
 * printed key has none, and a contradiction takes the key away.
 *
 * @param document of any kind; a lecture gives few questions or none
 * @returns questions in the order of the paper
 */
export function readPaper(document: StudyDocument): Paper {
  return readPaperLines(getPaperLines(document), document.title).paper;
}

/** A paper, and what its title tells beyond its parts. */
export interface PaperReading {
  paper: Paper;
  isExam: boolean;
}

/**
 * @param lines of a document
 * @param title of its file
 */
export function readPaperLines(lines: readonly PaperLine[], title: string): PaperReading {
  const split = splitLostNumbers(
    moveInstructions(splitPaper(restoreNumbers(getLineInfos(lines, 'numbers')))),
  );
  const numbered = readSplit(settlePassages(split), title);
  if (hasOptions(numbered.paper)) return numbered;
  // Few papers have letters before their questions and digits before the options.
  const lettered = readSplit(settlePassages(splitPaper(getLineInfos(lines, 'letters'))), title);
  return hasOptions(lettered.paper) ? lettered : numbered;
}

const hasOptions = ({ questions }: Paper) => questions.some(({ options }) => options.length > 0);

function readSplit(split: SplitPaper, title: string): PaperReading {
  const [firstSection] = split.sections;
  const top = [...split.head, ...(firstSection?.instructions ?? []).map(({ line }) => line)];
  const { heading, isExam, used } = readHeading(top, title);
  const unused = split.head.filter((line) => !used.has(line));
  firstSection?.instructions.unshift(
    ...unused.filter(({ text }) => isInstruction(text)).map((line) => toPiece(line)),
  );
  split.omitted.unshift(...unused.filter(({ text }) => !isInstruction(text)).map((line) => toPiece(line)));

  const readings = split.questions.map((question) =>
    readQuestion(question, getInstructions(split, question)),
  );
  const marked = settleTicks(readings.map(({ ticks }) => ticks));
  const unclear = checkScan(
    split.questions,
    readings.map(({ isUnclear }) => isUnclear),
  );
  const keyed = readings.map((reading, index) =>
    reading.isUnclear
      ? { question: reading.question, problems: [] }
      : giveOwnKeys(reading, marked[index] ?? []),
  );
  const questions = keyed.map(({ question }) => question);
  const lists = split.answers.map((answers) => ({ ...answers, list: collectAnswers(answers.lines) }));
  const paper: Paper = {
    heading,
    sections: getSections(split, questions),
    passages: locatePassages(split),
    questions,
    problems: [
      ...checkNumbers(split.questions),
      ...unclear,
      ...questions.flatMap(checkOptions),
      ...keyed.flatMap(({ problems }) => problems),
    ],
    omitted: getOmitted(
      split,
      readings,
      lists.flatMap(({ list }) => list.omitted),
    ),
  };
  return { paper: applyLists(withFigures(paper), lists), isExam };
}

function getInstructions(
  { sections, passages }: SplitPaper,
  question: { section: number; passage: number | null },
): Piece[] {
  const passage = passages[question.passage ?? -1];
  return [
    ...(passage === undefined ? [] : [passage.instruction]),
    ...(sections[question.section]?.instructions ?? []),
  ];
}

function giveOwnKeys(
  { question, order, answers }: ReadQuestion,
  textOrder: readonly number[],
): ReturnType<typeof giveKeys> {
  const marked = textOrder.flatMap((index) => order[index] ?? []).sort((first, second) => first - second);
  const [position] = question.positions;
  const printed = answers.filter(({ text }) => !isLetterWithoutOptions(question, text));
  const keys: PrintedKey[] = printed.map(({ text, position: printed }) => ({
    answer: text,
    source: 'inline',
    position: printed,
  }));
  return giveKeys(
    question,
    position === undefined ? keys : [{ answer: marked, source: 'marked', position }, ...keys],
  );
}

function getSections({ sections }: SplitPaper, questions: readonly PaperQuestion[]): PaperSection[] {
  const groups = Map.groupBy(questions.keys(), (index) => questions[index]?.section ?? 0);
  return sections.map(({ title, instructions }, index) => ({
    title,
    instructions: joinPieces(instructions),
    questions: groups.get(index) ?? [],
  }));
}

function withFigures(paper: Paper): Paper {
  const { passages } = paper;
  const questions = paper.questions.map((question) => ({
    ...question,
    hasFigure: question.hasFigure || passages[question.passage ?? -1]?.hasFigure === true,
  }));
  return { ...paper, questions };
}

function getOmitted(
  { omitted }: SplitPaper,
  readings: readonly ReadQuestion[],
  positions: readonly PaperPosition[],
): PaperPosition[] {
  const pieces = [...omitted, ...readings.flatMap((reading) => reading.omitted)];
  return [...pieces.map(getPosition), ...positions].sort(
    (first, second) => first.page - second.page || first.start - second.start,
  );
}
