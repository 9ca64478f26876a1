/** Questions of the bank: their forms, and how long their texts may be. */

import { type BodyType, bodyTypes } from '../question-types/question-body.ts';

/** The types whose answer is a choice among options; the others have a body. */
export const choiceTypes = ['single', 'multiple', 'true_false'] as const;
export type ChoiceType = (typeof choiceTypes)[number];

export const questionTypes = [...choiceTypes, ...bodyTypes] as const;
export type QuestionType = ChoiceType | BodyType;

/** @returns true if the answer is a choice among the question's options */
export function isChoiceType(type: QuestionType): type is ChoiceType {
  return choiceTypes.some((choiceType) => choiceType === type);
}

export const bankStatuses = ['draft', 'published', 'retired'] as const;
export type BankStatus = (typeof bankStatuses)[number];

export const bankDifficulties = ['easy', 'medium', 'hard'] as const;
export type BankDifficulty = (typeof bankDifficulties)[number];

/** Where a question comes from: written by a person, read from a file, or made by the study engine. */
export const questionSources = ['author', 'import', 'generation'] as const;
export type QuestionSourceKind = (typeof questionSources)[number];

/** The kind of a question's texts: texts made from notes are not Markdown. */
export type Markup = 'plain' | 'markdown';

/** Limits of texts in characters, and of lists in items. */
export const bankLimits = {
  stem: 4_000,
  option: 1_000,
  explanation: 4_000,
  feedback: 4_000,
  topic: 120,
  subject: 120,
  tag: 40,
  tags: 10,
  passageTitle: 200,
  passage: 20_000,
  /** Questions of one bulk action. */
  bulk: 500,
  /** Questions that share one passage. */
  ofPassage: 100,
  /** The size of a picture as it is sent. */
  pictureBytes: 10_000_000,
} as const;
