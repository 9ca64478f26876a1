/** Elements of XML with the line where each begins. */
import { getAttribute, getElements, type XmlElement, xmlText } from '../../extract/child/xml/xml-tree.ts';

/** An element of a file that people write by hand, and are told lines of. */
export interface PlacedElement extends XmlElement {
  line: number;
  children: (PlacedElement | string)[];
}

/**
 * @param parent any element, or none
 * @param names of the requested children; all if none is passed
 * @returns its children of these names
 */
export function getChildren(parent: PlacedElement | undefined, ...names: readonly string[]): PlacedElement[] {
  return getElements(parent, ...names) as PlacedElement[];
}

/** @param parent any element, or none @param path names from it downwards @returns the first element at its end */
export function childAt(
  parent: PlacedElement | undefined,
  ...path: readonly string[]
): PlacedElement | undefined {
  return path.reduce<PlacedElement | undefined>((found, name) => getChildren(found, name)[0], parent);
}

/** @param parent any element, or none @param wanted whether an element is @returns those below it, in order; not those within another */
export function findBelow(
  parent: PlacedElement | undefined,
  wanted: (element: PlacedElement) => boolean,
): PlacedElement[] {
  return getChildren(parent).flatMap((child) => (wanted(child) ? [child] : findBelow(child, wanted)));
}

/** @param element any, or none @returns all its text on one line, without spaces at its ends */
export function lineOfText(element: PlacedElement | undefined): string {
  return xmlText(element).replace(/\s+/g, ' ').trim();
}

/** @param element any, or none @param name of an attribute, without a prefix @returns its value, empty without it */
export function attribute(element: PlacedElement | undefined, name: string): string {
  return getAttribute(element, name)?.trim() ?? '';
}
