/** The module of a question type: a further type is one more module in the table. */
import type { EssayPoints } from './essay/essay-marks.ts';
import type { BodyType, EssayCriterion, OwnMark, QuestionBody } from './question-body.ts';

/** An answer as the student gave it; texts are kept raw, so that it can be marked again. */
export type QuestionResponse =
  | { type: 'short'; text: string }
  | { type: 'numerical'; text: string }
  /** A left text without its right one is not listed. */
  | { type: 'matching'; pairs: { left: string; right: string }[] }
  | { type: 'ordering'; items: string[] }
  /** In the order of the gaps; empty while one is not filled. */
  | { type: 'gaps'; gaps: string[] }
  | { type: 'reasoned'; verdict: boolean | null; reason: string | null }
  | { type: 'essay'; text: string }
  /** The text may be empty; `had` is the student's own mark. */
  | { type: 'open'; text: string; had: OwnMark };

/** The part of a body that a student sees before the answer is marked: nothing of it depends on the key. */
export type PresentedBody =
  | { type: 'short' }
  | { type: 'numerical' }
  | { type: 'matching'; lefts: string[]; choices: string[] }
  | { type: 'ordering'; items: string[] }
  | {
      type: 'gaps';
      gaps: ({ type: 'short' } | { type: 'numerical' } | { type: 'select'; options: string[] })[];
    }
  | { type: 'reasoned'; reasons: string[] }
  | {
      type: 'essay';
      criteria: Pick<EssayCriterion, 'name' | 'points'>[];
      min_words: number | null;
      max_words: number | null;
    }
  | { type: 'open' };

/** A part of a marked answer. */
export interface MarkedPart {
  /** The name of the part: the left text, "Gap 2", or empty if the answer has one part. */
  label: string;
  /** The student's answer to it; empty if there is none. */
  answer: string;
  /** The best answer. */
  key: string;
  /** 0 to 1. */
  share: number;
  /** A sentence: the rule that accepted it, or what was missing. */
  reason: string;
  /** The author's comment on this answer; empty if there is none. */
  feedback: string;
}

export interface MarkedAnswer {
  /** 0 to 1, whatever the answer. */
  share: number;
  parts: MarkedPart[];
}

/** The body of a type. */
export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;
/** An answer to a type. */
export type TypedResponse<Type extends BodyType> = Extract<QuestionResponse, { type: Type }>;
/** The presented part of a type. */
export type TypedPresented<Type extends BodyType> = Extract<PresentedBody, { type: Type }>;

/** The rules of a type. */
export interface TypeModule<Type extends BodyType> {
  type: Type;
  /** True if an answer has several parts: then a wrong one takes nothing away. */
  hasParts: boolean;
  /** @returns what keeps the question from being published: a sentence for each field, `body` or `stem` */
  getProblems(body: TypedBody<Type>, stem: string): Record<string, string>;
  /** @returns the Markdown texts that a student sees before answering */
  getTexts(body: TypedBody<Type>): string[];
  /** @param seed another order for each sitting; lists that could tell the key are shuffled @returns what is shown */
  present(body: TypedBody<Type>, seed: string): TypedPresented<Type>;
  /** @returns a sentence if this cannot be an answer to the question, whatever its key; null if it can */
  getMisfit(presented: TypedPresented<Type>, response: TypedResponse<Type>): string | null;
  /**
   * @param points of an essay that a person marked; null otherwise
   * @returns the mark of the answer; 0 for an answer that says nothing
   */
  mark(body: TypedBody<Type>, response: TypedResponse<Type>, points?: EssayPoints | null): MarkedAnswer;
  /** @returns whether a wrong answer is a slip of one letter, for self-practice; numbers, signs and formulas never are */
  isNear(body: TypedBody<Type>, response: TypedResponse<Type>): boolean;
  /** @returns the best answer in words, for reviews, prints and records */
  getKeyText(body: TypedBody<Type>): string;
  /** @returns the answer in words; equal answers have equal words */
  getAnswerText(response: TypedResponse<Type>): string;
  /** @returns the share that guessing earns on average, 0 to 1 */
  getGuess(body: TypedBody<Type>): number;
}
