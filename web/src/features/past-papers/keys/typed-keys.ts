/** Keys typed in one go: a letter for each question with options that counts, in order. */
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { hasKeyOptions } from '../paper-words.ts';

/** `none`: no letter is typed for it. `wrong`: the question has no such option. */
type KeyEffect = 'new' | 'changed' | 'same' | 'none' | 'wrong';

export interface TypedKey {
  question: PastPaperQuestion;
  /** Empty for a dash, and after the last letter. */
  letter: string;
  effect: KeyEffect;
}

interface TypedKeys {
  keys: TypedKey[];
  /** The letters as the server reads them. */
  letters: string;
  /** A sentence, if the letters cannot be saved. */
  fault: string | null;
}

/** @returns what the typed letters would change in the questions */
export function readTypedKeys(questions: readonly PastPaperQuestion[], typedText: string): TypedKeys {
  const letters = cleanLetters(typedText);
  const keys = questions.filter(hasKeyOptions).map((question, index): TypedKey => {
    const letter = (letters[index] ?? '-').replace('-', '');
    return { question, letter, effect: getEffect(question, letter) };
  });
  return { keys, letters, fault: getFault(keys, letters) };
}

/**
 * Puts letters into the typed ones, as a cell of the grid does.
 *
 * @param index of the first question that they are for, among the questions with options
 * @returns the letters as the field shows them, without dashes at their end
 */
export function putLetters(typedText: string, index: number, putText: string): string {
  const put = cleanLetters(putText);
  const letters = cleanLetters(typedText).padEnd(index, '-');
  return (letters.slice(0, index) + put + letters.slice(index + put.length)).replace(/-+$/, '');
}

/** A phone turns two dashes into a long one. */
function cleanLetters(typedText: string): string {
  return typedText
    .replaceAll('—', '--')
    .replaceAll('–', '-')
    .replace(/[\s.,]/g, '')
    .toUpperCase();
}

function getEffect({ key, options }: PastPaperQuestion, letter: string): KeyEffect {
  if (letter === '') return 'none';
  const index = getOptionLetters(options).indexOf(letter);
  if (index === -1) return 'wrong';
  if (key.length === 0) return 'new';
  return key.length === 1 && key[0] === index ? 'same' : 'changed';
}

function getFault(keys: readonly TypedKey[], letters: string): string | null {
  if (/[^A-F-]/.test(letters)) return 'Type letters from A to F, and a dash if you do not know.';
  if (letters.length > keys.length)
    return `You typed ${counted(letters.length, 'letter')} for ${counted(keys.length, 'question')}.`;
  const wrong = keys.find(({ effect }) => effect === 'wrong');
  if (wrong === undefined) return null;
  const { number, options } = wrong.question;
  const names = getOptionLetters(options);
  return `Question ${number} has the options ${names[0]} to ${names.at(-1)}, so its key cannot be ${wrong.letter}.`;
}

/** @returns `Sets 12 keys and changes 2.` */
export function getPlan(keys: readonly TypedKey[]): string {
  const count = (effect: KeyEffect) => keys.filter((key) => key.effect === effect).length;
  const [set, changed] = [count('new'), count('changed')];
  if (set + changed === 0) return 'Nothing changes yet.';
  if (changed === 0) return `Sets ${counted(set, 'key')}.`;
  return set === 0
    ? `Changes ${counted(changed, 'key')}.`
    : `Sets ${counted(set, 'key')} and changes ${changed}.`;
}
