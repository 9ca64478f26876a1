/** Parts of answers on paper. */
import { optionLabel } from '@akada/core/quiz/options.ts';
import { element, type PageElement, type Piece } from './element.ts';

/** @param label before the text @param text of the row @returns the row */
export function labelledRow(label: string, text: readonly Piece[]): PageElement {
  return element('div', { class: 'labelled' }, [element('b', {}, [label]), element('div', {}, text)]);
}

/** @param index of an option @param text of it @returns the text after its letter */
export function letteredRow(index: number, text: readonly Piece[]): PageElement {
  return labelledRow(`${optionLabel(index)}.`, text);
}

/** A line to write on. */
export function answerLine(): PageElement {
  return element('p', { class: 'line' }, []);
}

/** @param text for the person who answers @returns the instruction */
export function instruction(text: string): PageElement {
  return element('p', { class: 'said' }, [text]);
}
