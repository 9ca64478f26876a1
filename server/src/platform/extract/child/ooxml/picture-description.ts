import { getAttribute, getDescendants, type XmlElement } from '../xml/xml-tree.ts';

/** The author's description of a picture, from its non-visual properties (ECMA-376 part 1, 20.1.2.2.8). */
export function getAlternative(properties: XmlElement | undefined): string {
  const described = properties?.attributes.descr?.trim();

  return described || (properties?.attributes.title ?? '');
}

/** Tells if the author marked a picture as decoration ([MS-ODRAWXML], 2.40). */
export function isDecorative(properties: XmlElement | undefined): boolean {
  return getDescendants(properties, 'decorative').some((mark) =>
    /^(?:1|true)$/.test(getAttribute(mark, 'val') ?? ''),
  );
}
