/** A type of question in Moodle XML: a further type is one more module in the table. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import type { QuestionTexts } from '../../reading/question-texts.ts';
import type { HtmlText, QuestionHtml } from '../../writing/question-html.ts';
import type { WrittenBody } from '../../written-file.ts';
import type { PlacedElement } from '../../xml/placed-element.ts';
import type { MoodleTexts } from '../moodle-texts.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

/** The result of reading an element. Gaps change the stem. */
export type MoodleBodyReading<Body = QuestionBody> =
  | { body: Body; stem?: ReturnType<MoodleTexts['stem']> }
  | { wrong: string; line?: number };

/** Elements of a question. Gaps are in the text of the question. Questions without a grade have 1. */
export type MoodleWritten = WrittenBody & { stem?: HtmlText; grade?: number };

interface Module<Body> {
  /** Values of the attribute `type`; the first one is written. */
  names: readonly [string, ...string[]];
  /** @param question the element @param moodleTexts reads its texts @param texts collects warnings @returns the body, or a mistake */
  read(question: PlacedElement, moodleTexts: MoodleTexts, texts: QuestionTexts): MoodleBodyReading<Body>;
  /** @param body of this type @param texts writes its texts @param stem of the question @returns its elements, or why Moodle has none */
  write?(
    body: Body,
    texts: QuestionHtml,
    stem: (change: (markdown: string) => string) => HtmlText,
  ): MoodleWritten;
}

export type MoodleType = Module<QuestionBody> & { type: BodyType };

/** @param module reads and writes bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(
  module: Module<TypedBody<Type>> & { type: Type },
): MoodleType {
  return module as unknown as MoodleType;
}
