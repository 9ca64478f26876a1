import type { OpenPassage, QuestionPieces, SplitPaper } from './split-parts.ts';

/** No paper has more ranges, and each is compared with each question. */
const MAX_RANGES = 200;

/**
 * Gives each shared text with printed numbers exactly the questions of its section that have these numbers, wherever it stands: columns
 * and photographs may put it before or behind other questions. A text without numbers keeps the questions below it.
 *
 * @param paper that was split
 */
export function settlePassages(paper: SplitPaper): SplitPaper {
  const { passages } = paper;
  const ranged = [...passages.keys()].filter((index) => passages[index]?.first !== null).slice(0, MAX_RANGES);
  const questions = paper.questions.map((question) => ({
    ...question,
    passage: findRanged(passages, ranged, question) ?? getOpen(passages, question),
  }));
  return { ...paper, questions };
}

function getOpen(passages: readonly OpenPassage[], { passage }: QuestionPieces): number | null {
  return passage !== null && passages[passage]?.first === null ? passage : null;
}

/** The nearest text above the question counts, else the first one below it. */
function findRanged(
  passages: readonly OpenPassage[],
  ranged: readonly number[],
  question: QuestionPieces,
): number | null {
  const number = question.expected ?? question.number;
  const found = ranged.filter((index) => {
    const { section, first, last } = passages[index] ?? { section: -1, first: 0, last: 0 };
    return section === question.section && (first ?? 0) <= number && number <= (last ?? 0);
  });
  const start = question.pieces[0]?.line;
  const above = found.filter((index) => {
    const line = passages[index]?.instruction.line;
    if (line === undefined || start === undefined) return false;
    return line.page < start.page || (line.page === start.page && line.start < start.start);
  });
  return above.at(-1) ?? found[0] ?? null;
}
