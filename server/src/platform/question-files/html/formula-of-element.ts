/** Formulas that HTML says by elements: MathML, scripts of MathJax, the pictures of Canvas; raised and lowered text. */
import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanText } from '../../content/clean-text.ts';
import { findFormulas } from '../../content/math/find-formula.ts';
import { getAttribute, textContent } from '../../extract/child/html/element-text.ts';
import { mathText } from '../../extract/child/html/math-text.ts';
import { textPiece } from './runs.ts';

/**
 * @param element any
 * @returns the formula that it is, or the text of one whose source is not known; null for every other element
 */
export function formulaOfElement(element: Tree.Element): Exclude<Inline, string> | string | null {
  const { tagName } = element;
  if (tagName === 'math') return formulaOrText(mathText(element));
  if (tagName === 'script' && /^math\/tex/i.test(getAttribute(element, 'type') ?? ''))
    return formulaOrText(`\\(${textContent(element)}\\)`);
  if (tagName === 'img' && /\bequation_image\b/.test(getAttribute(element, 'class') ?? '')) {
    const source = getAttribute(element, 'data-equation-content') ?? getAttribute(element, 'alt') ?? '';
    return formulaOrText(`\\(${source.replace(/^LaTeX:\s*/i, '')}\\)`);
  }
  return null;
}

/**
 * @param element a `sup` or `sub`
 * @returns its text with raised or lowered characters, or a formula if there are none; null for every other
 * element
 */
export function shiftOfElement(element: Tree.Element): Exclude<Inline, string> | string | null {
  const { tagName } = element;
  if (tagName !== 'sup' && tagName !== 'sub') return null;

  const text = cleanText(textPiece(textContent(element)));
  const shifted = tagName === 'sup' ? raised(text) : lowered(text);
  const mark = tagName === 'sup' ? '^' : '_';
  const inner = text.trim();
  // Letters that stay as they are end an ordinal number; after anything else they are a power.
  const needsFormula =
    shifted.trim().startsWith(mark) || (shifted.trim() === inner && !followsFigure(element));
  // Text that TeX would read as a command stays as it is.
  if (inner === '' || !needsFormula || /[\\{}$#%&~^_]/.test(inner)) return shifted;

  return {
    type: 'math',
    tex: `${mark}{${/^\p{L}{2,}/u.test(inner) ? `\\text{${inner}}` : inner}}`,
    set: null,
  };
}

function followsFigure(element: Tree.Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous !== undefined && 'value' in previous && /\d$/.test(previous.value);
}

function formulaOrText(source: string): Exclude<Inline, string> | string {
  const text = cleanText(textPiece(source)).trim();
  const [formula] = findFormulas(text);
  const isWhole = formula?.start === 0 && formula.end === text.length;
  return isWhole ? { type: 'math', tex: formula.tex, set: null } : text;
}
