/** Checks of a question that survive its edit: a solver confirmed the words, so other marks of sentences change nothing. */
import type { QuestionDraft } from '../question-draft.ts';
import { isSolvedByModel, type ModelCheck, type QuestionHistory } from './gate-words.ts';
import type { GateFault } from './item-gate.ts';

/** Marks of sentences; "1,000", "3.5" and the signs of a formula count. */
const MARKS = /(?<!\p{N})[.,;:!?…'’‘"“”]+|[.,;:!?…'’‘"“”]+(?!\p{N})/gu;

/** @returns whether two texts differ at most in capitals, spaces and the marks of sentences */
export function saysTheSame(one: string, other: string): boolean {
  return getPlain(one) === getPlain(other);
}

const getPlain = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(MARKS, ' ').replace(/\s+/g, ' ').trim();

type QuestionText = Pick<QuestionDraft, 'stem' | 'options' | 'answerIndex'>;

const hasSameStem = (previous: QuestionText, edited: QuestionText) => saysTheSame(previous.stem, edited.stem);
const hasSameOptions = (previous: QuestionText, edited: QuestionText) =>
  previous.answerIndex === edited.answerIndex &&
  previous.options.length === edited.options.length &&
  previous.options.every((option, index) => saysTheSame(option, edited.options[index] ?? ''));
const isSame = (previous: QuestionText, edited: QuestionText) =>
  hasSameStem(previous, edited) && hasSameOptions(previous, edited);

/** The faults that a solver decides, each with the part that an edit must not change for its decision to stay. */
const DECIDED: Partial<Record<GateFault, (previous: QuestionText, edited: QuestionText) => boolean>> = {
  not_supported: isSame,
  not_one_key: isSame,
  key_leaks: isSame,
  not_self_contained: hasSameStem,
  options_differ_in_form: hasSameOptions,
};

/**
 * @param faults of the question after its edit, by words
 * @param previous the question as a solver confirmed it
 * @returns the faults that the solver has not decided
 */
export function undecidedFaults(
  faults: readonly GateFault[],
  previous: QuestionText,
  edited: QuestionText,
): GateFault[] {
  return faults.filter((fault) => !DECIDED[fault]?.(previous, edited));
}

type ExplainedText = QuestionText & Pick<QuestionDraft, 'explanation'>;

/** @returns what models did that still holds after an edit */
export function checksAfterEdit(
  previous: ExplainedText & Pick<QuestionHistory, 'byModel' | 'origin' | 'modelChecks'>,
  edited: ExplainedText,
): ModelCheck[] {
  if (!isSolvedByModel(previous) || !isSame(previous, edited)) return [];
  const isExplained = saysTheSame(previous.explanation, edited.explanation);
  const remaining = previous.modelChecks.filter(
    (check) => check === 'solved_twice' || (isExplained && check !== 'same_words'),
  );
  return [...remaining, 'same_words'];
}
