import { findTargets, type ListTargets } from './answers/find-targets.ts';
import { giveKeys, isLetterWithoutOptions } from './answers/give-keys.ts';
import type { AnswerList, Paper, PaperAnswer, PaperProblem } from './paper.ts';
import { describeProblem } from './problems.ts';

/**
 * Gives the questions of a paper the answers of a list. Nothing is guessed: an answer that fits several questions, no question, or
 * no option gives a problem and no key.
 *
 * @param paper that was read
 * @param list of answers, from another file
 * @returns a new paper
 */
export function applyAnswers(paper: Paper, list: AnswerList): Paper {
  return applyLists(paper, [{ list, fromSection: 0, toSection: paper.sections.length }]);
}

/** Answers for the parts from `fromSection` to before `toSection`. */
export interface SectionAnswers {
  list: AnswerList;
  fromSection: number;
  toSection: number;
}

/**
 * Gives the questions of a paper the answers of the lists in its file.
 *
 * @param paper that was read
 * @param lists whose parts do not overlap
 * @returns a new paper
 */
export function applyLists(paper: Paper, lists: readonly SectionAnswers[]): Paper {
  const result: Paper = { ...paper, questions: [...paper.questions], problems: [...paper.problems] };
  // A third key cannot decide between two that contradict each other, and no key goes to a question that is not clear.
  const contradicted = new Set(paper.problems.filter(isContradiction).map(({ number }) => number));
  for (const { list, fromSection, toSection } of lists) {
    const targets = findTargets(paper, list, paper.sections.slice(fromSection, toSection));
    for (const answer of list.answers)
      if (!contradicted.has(answer.number)) {
        const problems = applyAnswer(result, answer, targets);
        if (problems.some(isContradiction)) contradicted.add(answer.number);
        result.problems.push(...problems);
      }
  }
  return result;
}

const isContradiction = ({ code }: PaperProblem) => code === 'two_keys' || code === 'not_clear';

function applyAnswer({ questions }: Paper, answer: PaperAnswer, getTargets: ListTargets): PaperProblem[] {
  const { number, text, position } = answer;
  const targets = getTargets(answer);
  const [index = -1] = targets;
  const question = questions[index];
  if (question === undefined) return [describeProblem('key_without_question', number, position)];
  if (isLetterWithoutOptions(question, text)) return [];
  if (targets.length > 1) return [describeProblem('key_of_several_questions', number, position)];

  const keyed = giveKeys(question, [{ answer: text, source: 'list', position }]);
  questions[index] = keyed.question;
  return keyed.problems;
}
