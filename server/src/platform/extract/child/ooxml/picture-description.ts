import { attributeOf, descendantsOf, type XmlElement } from '../xml/xml-tree.ts';

/** What the author says that a picture shows, by its non-visual properties (ECMA-376 part 1, 20.1.2.2.8). */
export function alternativeOf(properties: XmlElement | undefined): string {
  const described = properties?.attributes.descr?.trim();

  return described || (properties?.attributes.title ?? '');
}

/** Whether its author marked a picture as one that says nothing ([MS-ODRAWXML], 2.40). */
export function isDecorative(properties: XmlElement | undefined): boolean {
  return descendantsOf(properties, 'decorative').some((mark) =>
    /^(?:1|true)$/.test(attributeOf(mark, 'val') ?? ''),
  );
}
