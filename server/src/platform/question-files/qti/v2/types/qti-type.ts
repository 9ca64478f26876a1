/** A type of question in QTI 2: a further type is one more module in the table. */
import type { BodyType, QuestionBody } from '@akada/core/question-types/question-body.ts';
import type { PlacedElement } from '../../../xml/placed-element.ts';

export type TypedBody<Type extends BodyType> = Extract<QuestionBody, { type: Type }>;

export interface QtiItem {
  /** The element has the names of QTI 2. */
  item: PlacedElement;
  interactions: PlacedElement[];
  /** @param element with content @returns its Markdown */
  toMarkdown(element: PlacedElement): string;
}

/** The result of reading an item: the body, or a sentence about a mistake. */
export type QtiBodyReading<Body = QuestionBody> =
  | {
      body: Body;
      /** True if the interactions become markers of gaps in the stem. */
      hasMarkers?: boolean;
    }
  | string;

export type WrittenItem =
  | {
      declarations: string;
      /** Interactions after the stem. */
      interactions?: string;
      /** Interactions in the stem, in the order of its markers. */
      gaps?: string[];
      /** Rules that set the score. */
      processing: string;
      remark?: string;
    }
  | { missing: string };

interface Module<Body> {
  /** @param item any @returns whether the item is a question of this type */
  recognises(item: QtiItem): boolean;
  read(item: QtiItem): QtiBodyReading<Body>;
  /** @param body of this type @param toHtml converts Markdown @returns the parts of an item, or the reason why QTI has none */
  write(body: Body, toHtml: (markdown: string) => string): WrittenItem;
}

export type QtiType = Module<QuestionBody> & { type: BodyType };

/** @param module reads and writes bodies of one type @returns it for the table, where the body can be of any type */
export function defineType<Type extends BodyType>(module: Module<TypedBody<Type>> & { type: Type }): QtiType {
  return module as unknown as QtiType;
}

/** Adds the mapped marks of responses. @param names of the responses @returns the rule */
export function mapResponses(names: readonly string[]): string {
  if (names.length === 0) return '';
  const parts = names.map((name) => `<mapResponse identifier="${name}"/>`).join('');
  const sum = `<sum><variable identifier="SCORE"/>${parts}</sum>`;
  return `    <setOutcomeValue identifier="SCORE">${sum}</setOutcomeValue>\n`;
}

/** @param share of an answer @param weight of its question or gap @returns the mark, with seven places */
export function toMark(share: number, weight: number): number {
  return Number((share * weight).toFixed(7));
}

/** @param index of a gap, from 0 @returns the name of its response in files that we write */
export function getGapName(index: number): string {
  return `RESPONSE_${index + 1}`;
}
