/** A type of question in QTI 1.2: a further type is one more module in the table. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import type { PlacedElement } from '../../../xml/placed-element.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

export interface QtiItem {
  item: PlacedElement;
  /** Elements that request an answer. */
  responses: PlacedElement[];
  /** Canvas's name for its kind; empty in other programs. */
  questionType: string;
  /** The text of the question, with its passage. */
  stemHtml: string;
  /** @param html of a text @returns its Markdown */
  toMarkdown(html: string): string;
}

/** The result of reading an item: the body, or a sentence about a mistake. */
export type QtiBodyReading<Body = QuestionBody> =
  | {
      body: Body;
      /** The text of the question with markers of gaps. */
      stemHtml?: string;
    }
  | string;

export type WrittenItem =
  | {
      /** Canvas's name for the type. */
      questionType: string;
      responses: string;
      /** Conditions that set the score. */
      processing: string;
      remark?: string;
    }
  | { missing: string };

interface Module<Body> {
  /** @param item any @returns whether the item is a question of this type */
  recognises(item: QtiItem): boolean;
  read(item: QtiItem): QtiBodyReading<Body>;
  /** @param body of this type @param ident of the item @param toHtml converts Markdown @returns the parts of an item, or the reason why there are none */
  write?(body: Body, ident: string, toHtml: (markdown: string) => string): WrittenItem;
}

export type QtiType = Module<QuestionBody> & { type: BodyType };

/** @param module reads and writes bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(module: Module<TypedBody<Type>> & { type: Type }): QtiType {
  return module as unknown as QtiType;
}
