/** Content with formulas, as the server sends it. */
import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import type { MathNode } from '@akada/contract/wire/content/math-node.ts';

/** @param drawn its letters; many of them are wider than a phone */
const setOf = (drawn: string): MathNode[] => [
  [
    'span',
    'katex',
    {},
    [['span', 'katex-html', {}, [['span', 'katex-base', {}, [['span', 'mathnormal', {}, [drawn]]]]]]],
  ],
];

/** @param tex its source @param drawn what is seen of it */
export function makeMath(tex: string, drawn = tex): Inline {
  return { type: 'math', tex, set: setOf(drawn) };
}

/** @returns the tree of one paragraph */
export function makeTree(...children: Inline[]): ContentTree {
  return { version: 1, blocks: [{ type: 'paragraph', children }], cut: false };
}

/** @param source a formula between dollars, which is in the text once */
export function findFormula(text: string, source: string): PageFormula {
  const start = text.indexOf(source);
  const tex = source.replaceAll('$', '');
  return { start, end: start + source.length, tex, set: setOf(tex), displayed: source.startsWith('$$') };
}
