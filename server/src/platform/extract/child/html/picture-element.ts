import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf } from './element-text.ts';

/**
 * A picture with meaning: no decoration, no tracking pixel, and no picture of a formula whose source is next
 * to it.
 *
 * @param element an `img`
 * @returns the page's description, null for other pictures
 */
export function pictureOf(element: Tree.Element): { alternative: string } | null {
  const alternative = attributeOf(element, 'alt');
  const isOfFormula = /math|tex|equation/i.test(attributeOf(element, 'class') ?? '');
  if (alternative?.trim() === '' || isDecoration(element) || isOfFormula) return null;

  return { alternative: alternative ?? '' };
}

function isDecoration(element: Tree.Element): boolean {
  const isPresentation = /^(?:presentation|none)$/i.test(attributeOf(element, 'role')?.trim() ?? '');
  const isPixel = ['width', 'height'].some((side) =>
    /^\s*[01](?:px)?\s*$/.test(attributeOf(element, side) ?? ''),
  );

  return isPresentation || isPixel;
}
