import type { KeySource, PaperPosition, PaperProblem, PaperQuestion } from '../paper.ts';
import { describeProblem } from '../problems.ts';
import { getKind } from '../questions/question-kind.ts';
import { resolveKey } from './resolve-key.ts';

/** A key of a question, as it is printed. */
export interface PrintedKey {
  /** The answer, or the indexes of the marked options. */
  answer: string | number[];
  source: KeySource;
  position: PaperPosition;
}

/**
 * Gives a question its key.
 *
 * @param question whose key counts as one of the keys if it has one
 * @param keys in the order of the document
 * @returns the question without a key if they contradict each other, with the contradictions
 */
export function giveKeys(
  question: PaperQuestion,
  keys: readonly PrintedKey[],
): { question: PaperQuestion; problems: PaperProblem[] } {
  let result = question;
  let isContradicted = false;
  const problems: PaperProblem[] = [];
  for (const { answer, source, position } of keys) {
    const resolved = typeof answer === 'string' ? resolveKey(answer, question.options) : toKey(answer);
    if (resolved === null) continue;
    if (resolved.fault !== null) {
      problems.push(describeFault(question, resolved.fault, resolved.letter, String(answer), position));
      isContradicted ||= resolved.fault === 'contradicts';
      continue;
    }
    if (result.key === null && !isContradicted) result = { ...result, key: resolved.key, keySource: source };
    else if (result.key !== null && !isSame(result.key, resolved.key)) {
      const both = `${nameKey(result, result.key)} and ${nameKey(result, resolved.key)}`;
      problems.push(describeProblem('two_keys', question.number, position, both));
      isContradicted = true;
    }
  }
  if (isContradicted) result = { ...result, key: null, keySource: null };
  return { question: { ...result, kind: getKind(result) }, problems };
}

/**
 * Tells if an answer is a letter or a digit whose options could not be read.
 *
 * @param question that may have no options
 * @param answer as printed
 */
export const isLetterWithoutOptions = ({ options, stem }: PaperQuestion, answer: string) =>
  options.length === 0 &&
  (/^[([]?[A-H][)\]]?\.?(?:$|\n|\s\d)/i.test(answer) ||
    (/^[([]?[1-6][)\]]?(?:$|\n)/.test(answer) && DIGIT_MARK.test(stem.slice(0, MAX_STEM))));

const DIGIT_MARK = /(?:^|\s)[([]?\d{1,2}[)\]}]\s/;
/** Longer stems are passages. */
const MAX_STEM = 2_000;

type Key = NonNullable<PaperQuestion['key']>;

const toKey = (indexes: number[]) =>
  indexes.length === 0 ? null : { fault: null, key: { type: 'options' as const, indexes } };

function isSame(first: Key, second: Key): boolean {
  if (first.type === 'text' || second.type === 'text')
    return (
      first.type === second.type &&
      JSON.stringify(first).toLowerCase() === JSON.stringify(second).toLowerCase()
    );
  return first.indexes.join() === second.indexes.join();
}

function nameKey({ options }: PaperQuestion, key: Key): string {
  if (key.type === 'text') return `“${key.text}”`;
  return key.indexes.map((index) => options[index]?.letter || `“${options[index]?.text}”`).join(', ');
}

function describeFault(
  { number, options }: PaperQuestion,
  fault: 'unknown' | 'contradicts' | 'unfit',
  letter: string,
  answer: string,
  position: PaperPosition,
): PaperProblem {
  if (fault === 'contradicts')
    return describeProblem('two_keys', number, position, `the letter ${letter} and the words of “${answer}”`);
  if (fault === 'unfit')
    return describeProblem(
      'key_not_an_option',
      number,
      position,
      `“${letter}”, and none of its options has these words`,
    );
  const [first, last] = [options[0]?.letter, options.at(-1)?.letter];
  const letters = first ? `its options are ${first} to ${last}` : `it has only ${options.length} options`;
  return describeProblem('key_not_an_option', number, position, `${letter}, but ${letters}`);
}
