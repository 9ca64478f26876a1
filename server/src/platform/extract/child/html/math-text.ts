import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NESTING_LIMIT } from '../../limits.ts';
import { getAttribute, getElements, textContent } from './element-text.ts';

/** Signs above a letter, as marks of that letter. */
const ACCENTS = new Map([
  ...[...'¯‾―ˉ'].map((sign) => [sign, '\u0304'] as const),
  ...[...'^ˆ'].map((sign) => [sign, '\u0302'] as const),
  ...[...'~˜'].map((sign) => [sign, '\u0303'] as const),
  ['→', '\u20D7'],
  ['˙', '\u0307'],
]);
const GROUPED = /^(?:[\p{L}\p{N}.,]+|\(.*\))$/u;

/** A formula of MathML: the LaTeX that it was made from where it says so, else what it shows, on one line. */
export function mathText(math: Tree.Element): string {
  const source = getElements(math).find(
    (element) => element.tagName === 'annotation' && /tex/i.test(getAttribute(element, 'encoding') ?? ''),
  );
  if (source) return asLatex(textContent(source));

  return partText(math, 0).replace(/\s+/g, ' ').trim();
}

/** A formula in the way that notes write it; the style that converters wrap around it says nothing. */
export function asLatex(source: string): string {
  const formula = source.trim().replace(/^\{\\(?:displaystyle|textstyle) ?(.*)\}$/s, '$1');

  return formula.trim() === '' ? '' : `$${formula.trim()}$`;
}

function partText(node: Tree.ChildNode, depth: number): string {
  if ('value' in node) return node.value.trim();
  if (!('tagName' in node) || depth > NESTING_LIMIT || node.tagName.startsWith('annotation')) return '';

  const parts = node.childNodes
    .filter((child) => 'tagName' in child || 'value' in child)
    .map((child) => ({ child, text: partText(child, depth + 1) }))
    .filter(({ text }) => text !== '')
    .map(({ child, text }, index, all) => (isName(child, text, all[index + 1]?.text) ? `${text} ` : text));
  const [first = '', second = '', third = ''] = parts;
  switch (node.tagName) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msup':
      return first + raised(second);
    case 'msub':
      return first + lowered(second);
    case 'msubsup':
    case 'munderover':
      return first + lowered(second) + raised(third);
    case 'munder':
      return first + lowered(second);
    case 'mover':
      return first + (ACCENTS.get(second.trim()) ?? raised(second.trim()));
    case 'mroot':
      return `${raised(second)}√${grouped(first)}`;
    case 'mphantom':
      return '';
    case 'mfenced':
      return `(${parts.join(', ')})`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mo':
      return /^[=<>≤≥≈≠→+−±×·-]$/u.test(first) ? ` ${first} ` : first;
    case 'mtr':
      return `${parts.join(', ')}; `;
    default:
      return parts.join('');
  }
}

/** "sin", which would run into its argument. */
function isName(node: Tree.ChildNode, text: string, next = ''): boolean {
  return (
    'tagName' in node && node.tagName === 'mi' && /^\p{L}{2,}$/u.test(text) && /^[\p{L}\p{N}√]/u.test(next)
  );
}

function grouped(text: string): string {
  return GROUPED.test(text) ? text : `(${text})`;
}
