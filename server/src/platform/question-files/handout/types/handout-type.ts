/** A type of question on paper: a further type is one more module in the table. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import type { Piece } from '../element.ts';
import type { HandoutTexts } from '../handout-texts.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

interface Module<Body> {
  /** @param stem in Markdown @returns the stem with room for answers in it */
  prepareStem?(stem: string): string;
  /** @param body with the key, which is not printed @param texts of the handout @returns the room for an answer */
  printQuestion(body: Body, texts: HandoutTexts): Piece[];
  /** @param body with the key @param texts of the handout @returns the right answer */
  printAnswer(body: Body, texts: HandoutTexts): Piece[];
}

export type HandoutType = Module<QuestionBody>;

/** @param module prints bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(_: Type, module: Module<TypedBody<Type>>): HandoutType {
  return module as unknown as HandoutType;
}
