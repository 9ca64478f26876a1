/**
 * A tree is drawn whole and never sorted, so the position of a node is its identity.
 * @returns each element after its position
 */
export function keyed<Element>(elements: readonly Element[]): [number, Element][] {
  return elements.map((element, index) => [index, element]);
}
