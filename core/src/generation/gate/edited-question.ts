/** What is left of the checks of a question after an edit: a solver confirmed its words, so other marks change nothing. */
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

type Asked = Pick<QuestionDraft, 'stem' | 'options' | 'answerIndex'>;

const hasSameStem = (before: Asked, after: Asked) => saysTheSame(before.stem, after.stem);
const hasSameOptions = (before: Asked, after: Asked) =>
  before.answerIndex === after.answerIndex &&
  before.options.length === after.options.length &&
  before.options.every((option, index) => saysTheSame(option, after.options[index] ?? ''));
const isSame = (before: Asked, after: Asked) => hasSameStem(before, after) && hasSameOptions(before, after);

/** The faults that a solver decides, each with what must be unchanged for its decision to stand. */
const DECIDED: Partial<Record<GateFault, (before: Asked, after: Asked) => boolean>> = {
  not_supported: isSame,
  not_one_key: isSame,
  key_leaks: isSame,
  not_self_contained: hasSameStem,
  options_differ_in_form: hasSameOptions,
};

/**
 * @param faults of the question after its edit, by words
 * @param before the question as a solver confirmed it
 * @returns the faults that the solver has not decided
 */
export function undecidedFaults(faults: readonly GateFault[], before: Asked, after: Asked): GateFault[] {
  return faults.filter((fault) => !DECIDED[fault]?.(before, after));
}

type Checked = Asked & Pick<QuestionDraft, 'explanation'>;

/** @returns what models did that still holds after an edit */
export function checksAfterEdit(
  before: Checked & Pick<QuestionHistory, 'byModel' | 'origin' | 'modelChecks'>,
  after: Checked,
): ModelCheck[] {
  if (!isSolvedByModel(before) || !isSame(before, after)) return [];
  const isExplained = saysTheSame(before.explanation, after.explanation);
  const kept = before.modelChecks.filter(
    (check) => check === 'solved_twice' || (isExplained && check !== 'same_words'),
  );
  return [...kept, 'same_words'];
}
