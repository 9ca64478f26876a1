/** Callbacks for readers of XML files. */
import type { Attributes } from '../../extract/child/xml/walk-xml.ts';
import type { FileRemark } from '../question-file.ts';
import type { PlacedElement } from './placed-element.ts';

/** Callbacks with element names without their prefix. */
export interface ItemVisitor {
  /** Tells if an element of this name is a question. */
  isItem(name: string): boolean;
  /** One question, whole and well-formed. */
  item(element: PlacedElement): void;
  /** A question that is not: the first mistake in it. */
  spoiltItem(mistake: FileRemark): void;
  /** Something that was read otherwise than it stands there. */
  warning(remark: FileRemark): void;
  /** A mistake outside of questions, or one after which nothing can be read. */
  mistake(mistake: FileRemark): void;
  /** An element that is no part of a question begins. */
  open?(name: string, attributes: Attributes, line: number): void;
  /** Text outside of questions. */
  text?(text: string): void;
  /** An element that is no part of a question ends. */
  close?(name: string): void;
}
