import type { FactOrigin } from '../facts/fact.ts';
import { isPartOf } from '../gate/key-rules.ts';
import { lengthRatio } from '../gate/option-form.ts';
import type { QuestionKind } from '../question-draft.ts';
import { capitalised } from '../reading/asides.ts';

/** Another member of the key's list, table or class: its text as an option, and its term. */
export interface Sibling {
  text: string;
  name: string;
}

/** A possible question of a note, with all candidates for its distractors. */
export interface Choice {
  kind: QuestionKind;
  stem: string;
  key: string;
  /** Nearest first, none of them right. */
  siblings: readonly Sibling[];
  origin: FactOrigin;
  /** One sentence that says why the key is right and the nearest of the others is not. */
  why(selectedSiblings: readonly Sibling[]): string;
  /** The list, the column or the table that it asks: each further question of one is worth less. */
  topic?: string;
  /** Comparable within one note. */
  worth: number;
  /** Terms that it asks about. Two questions that share one are the same question. */
  spends: readonly string[];
}

const DISTRACTORS = 3;
/** Those further away are of another part of the note. */
const MAX_LOOKED_AT = 12;
/** A key that is so much longer than the other options is found by its length. */
const LONGEST = 1.15;

/** @returns three distractors for a key, nearest first; null if the note has no three suitable ones */
export function chosenSiblings({ key, siblings }: Choice): Sibling[] | null {
  const selectedSiblings: Sibling[] = [];
  const spare: Sibling[] = [];
  for (const sibling of siblings.slice(0, MAX_LOOKED_AT)) {
    if ([key, ...selectedSiblings.map(({ text }) => text)].some((other) => isPartOf(other, sibling.text)))
      continue;
    if (selectedSiblings.length < DISTRACTORS) selectedSiblings.push(sibling);
    else spare.push(sibling);
  }
  if (selectedSiblings.length < DISTRACTORS) return null;

  const maxLength = Math.max(...selectedSiblings.map(({ text }) => text.length));
  const longer = spare.find(({ text }) => text.length * LONGEST >= key.length && lengthRatio(text, key) < 2);
  return key.length > LONGEST * maxLength && longer
    ? [...selectedSiblings.slice(0, -1), longer]
    : selectedSiblings;
}

const OPENS_SMALL = /^\p{Ll}{2,}(?=[\s,'’-]|$)(?!\s?[=/*+×÷^])/u;

/** Typed notes open some lines with a capital and some without; the odd one out would be seen to be right, or wrong. */
export function likeOpened(options: string[]): string[] {
  const small = options.filter((option) => OPENS_SMALL.test(option)).length;
  if (small === 0 || small === options.length) return options;
  return options.map((option) => (OPENS_SMALL.test(option) ? capitalised(option) : option));
}
