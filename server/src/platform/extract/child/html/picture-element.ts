import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getAttribute } from './element-text.ts';

/**
 * A picture with meaning: no decoration, no tracking pixel, and no picture of a formula whose source is next
 * to it.
 *
 * @param element an `img`
 * @returns the page's description, null for other pictures
 */
export function getPicture(element: Tree.Element): { alternative: string } | null {
  const alternative = getAttribute(element, 'alt');
  const isOfFormula = /math|tex|equation/i.test(getAttribute(element, 'class') ?? '');
  if (alternative?.trim() === '' || isDecoration(element) || isOfFormula) return null;

  return { alternative: alternative ?? '' };
}

function isDecoration(element: Tree.Element): boolean {
  const isPresentation = /^(?:presentation|none)$/i.test(getAttribute(element, 'role')?.trim() ?? '');
  const isPixel = ['width', 'height'].some((side) =>
    /^\s*[01](?:px)?\s*$/.test(getAttribute(element, side) ?? ''),
  );

  return isPresentation || isPixel;
}
