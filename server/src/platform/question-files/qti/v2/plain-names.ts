/** QTI 3 says the same as 2 with other names: `qti-simple-choice` for `simpleChoice`, `max-choices` for `maxChoices`. */
import type { PlacedElement } from '../../xml/placed-element.ts';

/** @param name of an element @returns it as QTI 2 has it */
export function plainName(name: string): string {
  return name.startsWith('qti-') ? camelCase(name.slice('qti-'.length)) : name;
}

/** @param element of QTI 2 or 3 @returns the same with the names of QTI 2; HTML within it stays as it is */
export function withPlainNames(element: PlacedElement): PlacedElement {
  const isOfQti = element.name.startsWith('qti-');
  const attributes = isOfQti
    ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [camelCase(name), value]))
    : element.attributes;
  return {
    ...element,
    name: plainName(element.name),
    attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : withPlainNames(child))),
  };
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, initial: string) => initial.toUpperCase());
}
