/** Formulas by KaTeX, with chemistry by its mhchem. Each is bounded: a formula comes from anyone. */
import type { MathNode } from '@akada/contract/wire/content/math-node.ts';
import { parseCloze } from '@akada/core/cards/cloze.ts';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { readKatex } from './read-katex.ts';

/** Characters of one formula. KaTeX takes 50 ms for as many, and 3.4 s for twenty times as many. */
export const maxFormulaLength = 2_000;

/** Elements and texts of one formula. */
const maxFormulaNodes = 15_000;

/**
 * A formula of 1,400 characters that defined a command of 1,000 characters and used it 190 times took 23 s: the limit of
 * expansions counts each use once, whatever its length. Nothing that is studied needs definitions.
 */
const definition =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])|\\@/;

/** Commands that link, load or set HTML attributes. KaTeX displays their name in red and drops their arguments. */
const untrusted = /\\(?:href|url|includegraphics|html(?:Class|Id|Style|Data))(?![a-zA-Z])/;

/** The one class that is passed on: the gap of a card. */
const gapClass = /^gap-\d{1,2}$/;

const options = {
  output: 'html',
  throwOnError: true,
  trust: (context: object) => 'class' in context && gapClass.test(String(context.class)),
  strict: false,
  maxExpand: 200,
  maxSize: 20,
} as const;

export interface SetFormula {
  nodes: MathNode[];
  /** Elements and texts in them. */
  count: number;
}

/**
 * @param tex the source without its delimiters; the gaps of cards may be in it
 * @param isDisplayed true if it has its own line
 * @returns the typeset formula; null if it is too long, wrong, or has parts that the tree cannot represent
 */
export function setFormula(tex: string, isDisplayed: boolean): SetFormula | null {
  if (tex.length > maxFormulaLength || definition.test(tex) || untrusted.test(tex)) return null;

  try {
    // KaTeX's error handling does not catch the RangeError of deep nesting.
    const html = katex.renderToString(withGapClasses(tex), { ...options, displayMode: isDisplayed });
    const { nodes, count } = readKatex(html, maxFormulaNodes);
    return { nodes, count };
  } catch {
    return null;
  }
}

/** A gap becomes a group with its class, so that the page can hide it. */
function withGapClasses(tex: string): string {
  if (!tex.includes('{{c')) return tex;

  return parseCloze(tex)
    .map((part) =>
      typeof part === 'string' ? part : `\\htmlClass{gap-${part.number}}{${withGapClasses(part.answer)}}`,
    )
    .join('');
}
