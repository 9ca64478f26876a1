import { giveKeys } from './answers/give-keys.ts';
import { resolveKey } from './answers/resolve-key.ts';
import type { AnswerList, Paper, PaperAnswer, PaperProblem, PaperQuestion } from './paper.ts';
import { describeProblem } from './problems.ts';

/** Sections that a list of answers is for, by index; `end` is exclusive. */
interface SectionRange {
  start: number;
  end: number;
}

/**
 * Gives the questions of a paper the answers of a list. Nothing is guessed: an answer that fits several questions, no question, or
 * no option gives a problem and no key.
 *
 * @param paper that was read
 * @param list of answers, from the same file or another one
 * @param range of the parts that the list is for; all of them if absent
 * @returns a new paper
 */
export function applyAnswers(
  paper: Paper,
  list: AnswerList,
  range: SectionRange = { start: 0, end: Number.POSITIVE_INFINITY },
): Paper {
  const problems: PaperProblem[] = [...paper.problems];
  const questions = [...paper.questions];
  const indexes = Map.groupBy(
    questions.flatMap(({ section }, index) => (section >= range.start && section < range.end ? [index] : [])),
    (index) => questions[index]?.number ?? 0,
  );
  // A third key cannot decide between two that contradict each other.
  const contradicted = new Set(problems.filter(isContradiction).map(({ number }) => number));
  const getTargets = createTargetFinder(paper, list, range);
  for (const answer of list.answers) {
    const sameNumber = indexes.get(answer.number) ?? [];
    const targets = getTargets(answer, sameNumber);
    const [index] = targets;
    const question = questions[index ?? -1];
    if (contradicted.has(answer.number)) continue;
    if (index === undefined || question === undefined)
      problems.push(describeProblem('key_without_question', answer.number, answer.place));
    else if (targets.length > 1)
      problems.push(describeProblem('key_of_several_questions', answer.number, answer.place));
    else {
      const given = giveKeys(question, [{ answer: answer.text, source: 'list', place: answer.place }]);
      questions[index] = given.question;
      problems.push(...given.problems);
      if (given.problems.some(isContradiction)) contradicted.add(answer.number);
    }
  }
  return { ...paper, questions, problems };
}

const isContradiction = ({ code }: PaperProblem) => code === 'two_keys';

/** No paper has more parts; more questions with one number are no paper. */
const MAX_SAME_NUMBER = 30;

/** @returns a function that narrows the questions with the number of an answer down to the questions that it may mean */
function createTargetFinder(
  { sections, questions }: Paper,
  { answers }: AnswerList,
  { start, end }: SectionRange,
): (answer: PaperAnswer, sameNumber: readonly number[]) => readonly number[] {
  const used = sections.flatMap(({ questions: own }, index) =>
    own.length > 0 && index >= start && index < end ? [index] : [],
  );
  const runs = new Set(answers.map(({ run }) => run));
  const titles = new Map<string, number>(sections.map(({ title }, index) => [getTitleKey(title), index]));

  return ({ section, run, text }, sameNumber) => {
    if (sameNumber.length < 2 || sameNumber.length > MAX_SAME_NUMBER) return sameNumber;
    const titled = section === null ? undefined : titles.get(getTitleKey(section));
    const inOrder = runs.size === used.length ? used[run] : undefined;
    const named = titled ?? inOrder;
    if (named !== undefined) return sameNumber.filter((index) => questions[index]?.section === named);
    const fitting = sameNumber.filter((index) => isFit(questions[index], text));
    return fitting.length > 0 ? fitting : sameNumber;
  };
}

/** A letter is no answer to a theory question. */
function isFit(question: PaperQuestion | undefined, text: string): boolean {
  if (question === undefined) return false;
  const hasOptions = question.options.length > 0;
  return hasOptions ? resolveKey(text, question.options)?.fault === null : text.length > 2;
}

const getTitleKey = (title: string) =>
  title
    .split('\n', 1)[0]
    ?.toLowerCase()
    .match(/[\p{L}\d]+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';
