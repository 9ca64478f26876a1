/** A question as the checker sees it: its print, and the sentence that it was made of. */
export interface CheckedItem {
  /** The form of the question; an unknown form gets only the checks of its print. */
  kind: string;
  /** A blank is a run of three or more underscores. */
  stem: string;
  options: readonly string[];
  /** 0-based index of the key in `options`. */
  answerIndex: number;
  /** The sentence or lines of the note that prove the key. */
  quote: string;
}

/** The whole note, with its lines kept. */
export interface CheckedNote {
  text: string;
}

/**
 * The faults of a question: it is not its source sentence, a second option is right, an option has another
 * class than the key, the stem contains a root of the key, it is about one case that it does not name, its
 * English is broken, or it repeats or gives away another question.
 */
export const faultNames = [
  'cloze',
  'second_key',
  'class',
  'root_leak',
  'not_general',
  'grammar',
  'pair',
] as const;

export type FaultName = (typeof faultNames)[number];

export interface ItemFault {
  fault: FaultName;
  /** The evidence in words of the item and the note. */
  detail: string;
}

const BLANK = /_{3,}/;

/** The key of an item; empty if `answerIndex` points at no option. */
export function keyOf(item: CheckedItem): string {
  return item.options[item.answerIndex] ?? '';
}

/** The options that are not the key. */
export function getDistractors(item: CheckedItem): string[] {
  return item.options.filter((_, index) => index !== item.answerIndex);
}

/** True for a stem with a blank. */
export function hasBlank(item: CheckedItem): boolean {
  return BLANK.test(item.stem);
}

/** The stem with `option` in its first blank; the stem itself if it has none. */
export function filled(item: CheckedItem, option: string): string {
  return item.stem.replace(BLANK, () => option);
}
