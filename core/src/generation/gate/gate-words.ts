/** The item gate in a student's words: the passed checks, and the problems of a rejected question. */
import type { GateFault } from './item-gate.ts';

/** The part of a question that a rejection is about, as its owner edits it. */
export type RefusedPart = 'stem' | 'options' | 'source';

interface GateWords {
  part: RefusedPart;
  /** Faults of one group share a sentence: who passed all of them reads it. */
  passed: string;
  refused: string;
}

const GROUPS = {
  quoted: 'The quotation is in the note.',
  supported: 'The note says what the answer says.',
  oneKey: 'No other option is right by the quotation.',
  options: 'The form of the options does not give the answer away.',
  noLeak: 'The question does not give its answer away.',
  clear: 'The question is clear without the note.',
  unique: 'No other question of the set asks the same.',
} as const;

const WORDS: Readonly<Record<GateFault, GateWords>> = {
  quote_not_found: {
    part: 'source',
    passed: GROUPS.quoted,
    refused: 'The quotation of this question is not in the note.',
  },
  not_supported: {
    part: 'stem',
    passed: GROUPS.supported,
    refused:
      'The quotation does not say the answer, or the page says nothing about this question. Use the terms of the note.',
  },
  not_one_key: {
    part: 'options',
    passed: GROUPS.oneKey,
    refused:
      'Another option may be right too: one is part of another, means the same as the answer, or fits the quotation better.',
  },
  not_four_options: { part: 'options', passed: GROUPS.options, refused: 'Give four different options.' },
  options_differ_in_form: {
    part: 'options',
    passed: GROUPS.options,
    refused: 'The answer differs from another option in length or form, so that it can be guessed.',
  },
  key_leaks: {
    part: 'stem',
    passed: GROUPS.noLeak,
    refused:
      'The question gives its answer away: by a word of it, or by an “a” or “an” before the blank that rules options out.',
  },
  not_self_contained: {
    part: 'stem',
    passed: GROUPS.clear,
    refused:
      'The question points at something outside of it, such as “this” or “the figure”. Name what is meant.',
  },
  half_blank: {
    part: 'stem',
    passed: GROUPS.clear,
    refused: 'The blank takes a part of a name. Let it take the whole name.',
  },
  ill_formed: {
    part: 'stem',
    passed: GROUPS.clear,
    refused:
      'Write one whole sentence that fits the answer: a capital first, one final mark, every bracket and quotation mark closed.',
  },
  unfair_length: {
    part: 'stem',
    passed: GROUPS.clear,
    refused: 'The question says too little to be answered, or is longer than 40 words.',
  },
  repeated: {
    part: 'stem',
    passed: GROUPS.unique,
    refused: 'Another question of this set asks nearly the same, or has the same answer.',
  },
  reveals_another: {
    part: 'stem',
    passed: GROUPS.unique,
    refused:
      'This question shows the answer of another question of this set, or that question shows its answer.',
  },
};

/** All faults of the gate: the words for a question that could not be checked at all. */
export const allGateFaults = Object.keys(WORDS) as readonly GateFault[];

/**
 * @param faults that the gate found, possibly none; stored ones may be of a gate of another version, whose names say nothing
 *   here
 * @returns the sentences of the checks that were passed, each once, in a fixed order
 */
export function passedChecks(faults: readonly string[]): string[] {
  const failed = new Set(allGateFaults.filter((fault) => faults.includes(fault)).map(passedBy));
  return Object.values(GROUPS).filter((sentence) => !failed.has(sentence));
}

/** The check of a question without options: the gate judges options. */
export const checksWithoutOptions: readonly string[] = [GROUPS.quoted];

/**
 * Further checks of a model's question, which was solved once without its key: it was solved again; its explanations were read
 * next to the note, or compared with it by words; it was edited since, without a change of its words.
 */
export const modelChecks = ['solved_twice', 'reasons_read', 'reasons_by_words', 'same_words'] as const;
export type ModelCheck = (typeof modelChecks)[number];

/** The history of a note's question. */
export interface QuestionHistory {
  byModel: boolean;
  origin: 'generated' | 'edited' | 'own';
  faults: readonly string[];
  modelChecks: readonly ModelCheck[];
  explanation: string;
  /** The reasons of the options; empty texts for options without one. */
  feedback: readonly string[];
}

const solved = {
  once: 'Solved by a model that did not see the answer',
  twice: 'Solved twice by models that did not see the answer',
} as const;

/** @returns whether a solver confirmed a model's question in its present words */
export function isSolvedByModel({
  byModel,
  origin,
  modelChecks: done,
}: Pick<QuestionHistory, 'byModel' | 'origin' | 'modelChecks'>): boolean {
  return byModel && (origin === 'generated' || done.includes('same_words'));
}

/** @returns the words next to a question about its checks */
export function getBadge(history: QuestionHistory): string[] {
  const { byModel, faults, modelChecks: done } = history;
  const isQuoted = !faults.includes('quote_not_found' satisfies GateFault);
  const isSolved = isSolvedByModel(history);
  const reasons = getReasonsName(history);
  const has = (check: ModelCheck) => isSolved && done.includes(check);
  return [
    ...(isQuoted ? ['Quote found in your note'] : []),
    ...(isSolved ? [solved[has('solved_twice') ? 'twice' : 'once']] : []),
    ...(byModel && !isSolved ? ['Changed since a model checked it'] : []),
    ...(reasons !== null && has('reasons_read') ? [`${reasons} checked against your note`] : []),
    ...(reasons !== null && has('reasons_by_words')
      ? [`${reasons} compared with your note by words only`]
      : []),
    ...(byModel ? [] : ['Made by Akada’s own rules']),
  ];
}

/** A question with feedback may have lost its explanation to the check. */
function getReasonsName({ explanation, feedback }: QuestionHistory): string | null {
  if (explanation !== '') return 'Explanations';
  return feedback.some((text) => text !== '') ? 'Reasons of the options' : null;
}

function passedBy(fault: GateFault): string {
  return WORDS[fault].passed;
}

/** @returns for each rejected part all its problems */
export function getRejections(faults: readonly GateFault[]): Partial<Record<RefusedPart, string>> {
  const refusals: Partial<Record<RefusedPart, string>> = {};
  for (const fault of faults) {
    const { part, refused } = WORDS[fault];
    refusals[part] = [...(refusals[part] === undefined ? [] : [refusals[part]]), refused].join(' ');
  }
  return refusals;
}
