/**
 * Uses the position of a node as its identity, because a tree is rendered completely and never sorted.
 *
 * @returns each element after its position
 */
export function keyed<Element>(elements: readonly Element[]): [number, Element][] {
  return elements.map((element, index) => [index, element]);
}
