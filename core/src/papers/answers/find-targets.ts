import type { AnswerList, Paper, PaperAnswer, PaperQuestion, PaperSection } from '../paper.ts';
import { resolveKey } from './resolve-key.ts';

/** Finds the questions that an answer may mean, by index. */
export type ListTargets = (answer: PaperAnswer) => readonly number[];

/** More questions with one number are no paper, and comparing them would take long. */
const MAX_SAME_NUMBER = 30;

/**
 * Prepares a list of answers for its parts of a paper: by their titles, by their order if numbers start again in both, else by
 * the kind of the answer.
 *
 * @param paper with the questions
 * @param list of answers
 * @param sections that the list is for
 */
export function findTargets(
  { questions }: Paper,
  { answers }: AnswerList,
  sections: readonly PaperSection[],
): ListTargets {
  const used = sections.filter((section) => section.questions.length > 0);
  const isInOrder = new Set(answers.map(({ run }) => run)).size === used.length;
  const titles = new Map(sections.map((section) => [getTitleKey(section.title), section]));
  const sameNumbers = Map.groupBy(
    sections.flatMap((section) => section.questions),
    (index) => questions[index]?.number ?? 0,
  );
  return ({ number, section: title, run, text }) => {
    const indexes = sameNumbers.get(number) ?? [];
    if (indexes.length < 2 || indexes.length > MAX_SAME_NUMBER) return indexes;

    const titled = title === null ? undefined : titles.get(getTitleKey(title));
    const section = titled ?? (isInOrder ? used[run] : undefined);
    if (section !== undefined) {
      const inSection = new Set(section.questions);
      return indexes.filter((index) => inSection.has(index));
    }
    const fitting = indexes.filter((index) => isFit(questions[index], text));
    return fitting.length > 0 ? fitting : indexes;
  };
}

/** A letter is no answer to a theory question. */
function isFit(question: PaperQuestion | undefined, text: string): boolean {
  if (question === undefined) return false;
  return question.options.length > 0 ? resolveKey(text, question.options)?.fault === null : text.length > 2;
}

/** "SECTION A: OBJECTIVE" in the paper is "Section A" in the list. */
function getTitleKey(title: string): string {
  const [line = ''] = title.split('\n', 1);
  return (line.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).slice(0, 2).join(' ');
}
