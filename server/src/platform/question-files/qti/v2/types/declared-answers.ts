/** Right answers of one response of QTI 2, with their marks: its mapping, else its correct response. */
import {
  attribute,
  childAt,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../../../xml/placed-element.ts';

export interface DeclaredAnswer {
  text: string;
  /** Share of the largest mark. */
  share: number;
  /** True if capitals count. */
  isCaseSensitive: boolean;
}

export interface DeclaredAnswers {
  baseType: string;
  answers: DeclaredAnswer[];
  /** The largest mark. */
  weight: number;
}

/** @param item with the names of QTI 2 @param name of a response @returns its declaration, or undefined */
export function findDeclaration(item: PlacedElement, name: string): PlacedElement | undefined {
  return getChildren(item, 'responseDeclaration').find((it) => attribute(it, 'identifier') === name);
}

/** @param declaration of a response @returns the values of its correct response */
export function getCorrect(declaration: PlacedElement | undefined): string[] {
  return getChildren(childAt(declaration, 'correctResponse'), 'value').map(lineOfText);
}

/** @param declaration of a response @returns its answers with their shares */
export function getDeclared(declaration: PlacedElement): DeclaredAnswers {
  const baseType = attribute(declaration, 'baseType');
  const entries = getChildren(childAt(declaration, 'mapping'), 'mapEntry').map((entry) => ({
    text: attribute(entry, 'mapKey').replace(/\s+/g, ' '),
    mark: Number(attribute(entry, 'mappedValue')) || 0,
    isCaseSensitive: attribute(entry, 'caseSensitive') !== 'false',
  }));
  const max = Math.max(0, ...entries.map(({ mark }) => mark));
  const mapped = entries.map(({ mark, ...entry }) => ({ ...entry, share: toPart(mark, max) }));
  const mappedTexts = new Set(entries.map(({ text }) => text));
  const isSensitive = max === 0 || mapped.every((entry) => entry.isCaseSensitive);
  const correct = getCorrect(declaration)
    .filter((text) => !mappedTexts.has(text))
    .map((text) => ({
      text,
      share: 1,
      isCaseSensitive: isSensitive,
    }));
  return { baseType, answers: [...correct, ...mapped], weight: max || 1 };
}

/** @param mark of an answer @param max the largest mark @returns the share, from 0 to 1 */
export function toPart(mark: number, max: number): number {
  return max <= 0 || mark <= 0 ? 0 : Math.min(1, Math.round((mark / max) * 10_000_000) / 10_000_000);
}
