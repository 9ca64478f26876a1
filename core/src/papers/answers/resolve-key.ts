import { readKeyLetters, withoutKeyLetter } from '../marks/key-letters.ts';
import type { PaperKey, PaperOption } from '../paper.ts';

/** The key that an answer names, or the fault of the answer. */
export type ResolvedKey =
  | { fault: null; key: PaperKey }
  /** No option has the letter. */
  | { fault: 'unknown'; letter: string }
  /** The letter is one option, and the words behind it are another. */
  | { fault: 'contradicts'; letter: string }
  /** No option has these words. */
  | { fault: 'unfit'; letter: string };

const TRUE = /^(?:true|t|vrai|v|correct)\.?$/i;
const FALSE = /^(?:false|f|faux|incorrect)\.?$/i;
const DIGIT = /^\(?(?<digit>[1-6])\)?\.?$/;
const LETTER_FIRST = /^[([]?(?<letter>[A-H])[)\]]?\s(?<rest>\S.{0,300})/i;

type Options = readonly Pick<PaperOption, 'letter' | 'text'>[];

/**
 * Finds the options that an answer names.
 *
 * @param answer as printed
 * @param options of the question
 * @returns null if the answer is empty, or if the paper prints its letter or its words twice; without options the answer itself
 */
export function resolveKey(answer: string, options: Options): ResolvedKey | null {
  const text = answer.trim();
  if (text === '') return null;
  if (options.length === 0) return { fault: null, key: { type: 'text', text } };

  const truth = findTruth(text, options);
  if (truth !== null) return choose([truth]);
  const letters = getLetters(text, options);
  if (letters.length > 0) return resolveLetters(letters, text, options);
  const namedOptions = findTexts(text, options);
  if (namedOptions.length > 0) return namedOptions.length === 1 ? choose(namedOptions) : null;
  return { fault: 'unfit', letter: text.slice(0, MAX_QUOTE) };
}

/** Characters of an answer that a message shows. */
const MAX_QUOTE = 60;

const choose = (indexes: number[]): ResolvedKey => ({ fault: null, key: { type: 'options', indexes } });

function resolveLetters(letters: readonly string[], text: string, options: Options): ResolvedKey | null {
  const found = letters.map((letter) => findLetter(letter, options));
  const missing = letters.find((_, index) => found[index]?.length === 0);
  if (missing !== undefined) return { fault: 'unknown', letter: missing };
  // A letter before two options names neither.
  if (found.some(({ length }) => length > 1)) return null;

  const indexes = found.flat().sort((first, second) => first - second);
  const namedOptions = findTexts(withoutKeyLetter(text).split('\n', 1)[0] ?? '', options);
  const [letter = ''] = letters;
  if (
    letters.length === 1 &&
    namedOptions.length > 0 &&
    !namedOptions.some((index) => indexes.includes(index))
  )
    return { fault: 'contradicts', letter };
  return choose(indexes);
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '').trim();

function findTexts(text: string, options: Options): number[] {
  const form = fold(text);
  return options.flatMap((option, index) => (form !== '' && fold(option.text) === form ? [index] : []));
}

function findTruth(text: string, options: Options): number | null {
  const sort = [TRUE, FALSE].find((words) => words.test(text));
  const isTruth =
    options.length === 2 && options.every((option) => TRUE.test(option.text) || FALSE.test(option.text));
  if (sort === undefined || !isTruth) return null;
  const index = options.findIndex((option) => sort.test(option.text));
  return index === -1 ? null : index;
}

function getLetters(text: string, options: Options): string[] {
  const digit = DIGIT.exec(text)?.groups?.digit;
  if (digit !== undefined && options.every(({ letter }) => /^\d?$/.test(letter))) return [digit];
  const letters = readKeyLetters(text);
  if (letters.length > 0) return letters;

  const { letter = '', rest = '' } = LETTER_FIRST.exec(text)?.groups ?? {};
  const option = options[findLetter(letter.toUpperCase(), options)[0] ?? -1];
  return option !== undefined && fold(rest.replace(/^[([]|[)\]]$/g, '')).startsWith(fold(option.text))
    ? [letter.toUpperCase()]
    : [];
}

/** Options of a list that its file counts have no printed letter, so their order tells it. */
function findLetter(letter: string, options: Options): number[] {
  return options.flatMap((option, index) => {
    const names = option.letter === '' ? [String(index + 1), 'ABCDEF'[index]] : [option.letter.toUpperCase()];
    return names.includes(letter) ? [index] : [];
  });
}
