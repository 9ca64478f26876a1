/** A question of a past paper as it is now: the printed texts and the changes of the student. */
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { PaperKind, ProblemCode } from '@akada/core/papers/paper.ts';
import type { PrintedQuestion } from '@akada/core/papers/printed-paper.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import type { PaperQuestionContent } from './paper-content.ts';

/** The texts and the key that count, printed or changed by the student. */
export interface PresentQuestion extends Pick<PrintedQuestion, 'number' | 'options' | 'parts'> {
  kind: PaperKind;
  stem: string;
  key: readonly number[];
  answer: string;
}

export function getPresent({ printed, stem, options, key, answer }: PaperQuestionContent): PresentQuestion {
  const present = {
    number: printed.number,
    parts: printed.parts,
    stem: stem ?? printed.stem,
    options: options === null ? printed.options : withLetters(options, printed.options),
    key,
    answer,
  };
  return { ...present, kind: getKind(printed, present) };
}

/** Letters stay at their places; a further option gets the letter of its place. */
function withLetters(texts: readonly string[], printed: PrintedQuestion['options']) {
  return texts.map((text, index) => ({ text, letter: printed[index]?.letter ?? optionLabel(index) }));
}

function getKind(
  printed: PrintedQuestion,
  { options, key }: Pick<PresentQuestion, 'options' | 'key'>,
): PaperKind {
  if (options.length === 0) return printed.kind;
  if (key.length > 1) return 'multiple';
  if (printed.kind === 'true_false' && options.length === 2) return 'true_false';
  return printed.kind === 'multiple' && key.length === 0 ? 'multiple' : 'single';
}

/** @returns true if it has a key, in letters or in words */
export function hasKey({ key, answer }: Pick<PaperQuestionContent, 'key' | 'answer'>): boolean {
  return key.length > 0 || answer !== '';
}

/** @returns who gave its key; null without a key */
export function getKeySource(content: PaperQuestionContent): PastPaperQuestion['key_from'] {
  if (!hasKey(content)) return null;
  return content.keyGiver === 'paper' ? content.printed.keySource : content.keyGiver;
}

const ofKeys: ReadonlySet<ProblemCode> = new Set([
  'key_not_an_option',
  'two_keys',
  'not_clear',
  'key_of_several_questions',
]);
const ofOptions: ReadonlySet<ProblemCode> = new Set(['letter_missing', 'letter_repeats', 'options_equal']);

/** @returns contradictions of the paper that the student has not mended */
export function getOpenProblems({ printed, options, keyGiver }: PaperQuestionContent): string[] {
  return printed.problems
    .filter(({ code }) => !(keyGiver === 'person' && ofKeys.has(code)))
    .filter(({ code }) => !(options !== null && ofOptions.has(code)))
    .map(({ message }) => message);
}
