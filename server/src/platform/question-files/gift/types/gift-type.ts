/** A type of question in GIFT: a further type is one more module in the table. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import type { WrittenBody } from '../../written-file.ts';
import type { Gift } from '../gift-escapes.ts';
import type { GiftQuestionTexts } from '../gift-question-texts.ts';
import type { GiftTexts } from '../gift-written-texts.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

/** The result of reading the text in the braces. `offset` is the place of a mistake in it. */
export type GiftBodyReading<Body = QuestionBody> =
  | { body: Body; warnings: string[] }
  | { wrong: string; offset: number };

export interface GiftType {
  type: BodyType;
  /** @param answers the text in the braces @param texts of the question @returns the body, or a mistake */
  read(answers: Gift, texts: GiftQuestionTexts): GiftBodyReading;
  /** @param body of this type @param texts of the question @returns the text in the braces, or the reason why GIFT has none */
  write(body: QuestionBody, texts: GiftTexts): WrittenBody;
}

/** @param module reads and writes bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(module: {
  type: Type;
  read(answers: Gift, texts: GiftQuestionTexts): GiftBodyReading<TypedBody<Type>>;
  write(body: TypedBody<Type>, texts: GiftTexts): WrittenBody;
}): GiftType {
  return { ...module, write: (body, texts) => module.write(body as TypedBody<Type>, texts) } as GiftType;
}
