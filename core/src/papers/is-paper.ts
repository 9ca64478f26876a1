import type { StudyDocument } from '../text/document.ts';
import { getPaperLines } from './lines/paper-lines.ts';
import type { Paper, PaperPosition, PaperQuestion } from './paper.ts';
import { isTask } from './questions/read-parts.ts';
import { readPaperLines } from './read-paper.ts';

const MIN_QUESTIONS = 5;
const MIN_EXAM = 3;
const MIN_SHARE = 0.5;
/** Characters: a longer text is no question of theory, but a chapter with a number. */
const MAX_THEORY = 1_500;
const MIN_OPTIONS = 3;
/** An open end, which the option completes. */
const OPEN_END =
  /(?:\?|:|_{2,}|\.{4,}|…|[-–—]|(?<!\p{L})(?:is|are|was|were|be|been|by|to|the|an?|of|as|in|into|called|that|because|from|except|will|would|can|may|must|should|when|if|for|with|on|at|has|have|had|means?|its|and|or|their|than|est|sont|par|de|du|des|la|les?|un|une|à|en|que|qui|dans|pour))\s*$/iu;

/**
 * Recognises a past paper: at least five questions with options, or three questions below the heading of an exam, and
 * more than half of the text belongs to them.
 *
 * @param document of any kind
 * @returns the number of its questions; 0 for lecture notes, and for chapters whose lists only look like questions
 */
export function countPaperQuestions(document: StudyDocument): number {
  const lines = getPaperLines(document);
  const { paper, isExam } = readPaperLines(lines, document.title);
  const withOptions = paper.questions.filter(({ options }) => options.length > 1);
  const theory = paper.questions.filter((question) => question.options.length === 0 && asksTheory(question));
  const asksOptions = askOptions(withOptions);
  const taskCount = theory.length + (asksOptions ? withOptions.length : 0);
  const isTest = withOptions.length >= MIN_QUESTIONS && asksOptions;
  const isExamPaper = isExam && taskCount >= MIN_EXAM && taskCount * 2 > paper.questions.length;
  if (!isTest && !isExamPaper) return 0;

  const all = lines.reduce((sum, { text }) => sum + text.length, 0);
  const used =
    paper.questions.reduce((sum, question) => sum + countCharacters(question), 0) + countShared(paper);
  return used > all * MIN_SHARE ? paper.questions.length : 0;
}

/** Headings over lists do not ask; most questions do, or have the same number of options. */
function askOptions(questions: readonly PaperQuestion[]): boolean {
  if (questions.length === 0) return false;
  const openStems = questions.filter(
    ({ stem, key }) => key !== null || OPEN_END.test(stem.slice(-40)),
  ).length;
  const counts = [...Map.groupBy(questions, ({ options }) => options.length).values()].map(
    ({ length }) => length,
  );
  const isEven =
    Math.max(...counts) >= questions.length * 0.8 &&
    questions.every(({ options }) => options.length >= MIN_OPTIONS);
  return openStems * 2 >= questions.length || (isEven && openStems * 4 >= questions.length);
}

function asksTheory({ stem, parts }: PaperQuestion): boolean {
  return isTask(stem.slice(0, MAX_THEORY)) || parts.some(({ text }) => isTask(text.slice(0, MAX_THEORY)));
}

function countCharacters({ positions, options }: PaperQuestion): number {
  const length = sum(positions);
  return options.length > 0 ? length : Math.min(length, MAX_THEORY);
}

const countShared = ({ passages }: Paper) => sum(passages.map(({ position }) => position));
const sum = (positions: readonly PaperPosition[]) =>
  positions.reduce((total, { start, end }) => total + end - start, 0);
