/** Limits of one tree for any text. They are counts and not seconds, so the same text always gives the same tree. */

import { maxContentNodes } from '@akada/contract/wire/content/content-limits.ts';
import type { Formula } from '@akada/contract/wire/content/content-tree.ts';
import { type SetFormula, setFormula } from './math/set-formula.ts';

/** Characters of a text; a chapter of 10,000 words has 65,000. */
export const maxSourceLength = 300_000;

/** Max nodes of a tree without its formulas. */
const maxNodes = 50_000;

/** The budget for formulas. */
export interface FormulaLimits {
  /** Characters of all different ones together. */
  texLength: number;
  /** Elements and texts of all of them. */
  nodes: number;
}

const formulasOfTree: FormulaLimits = { texLength: 40_000, nodes: maxContentNodes - maxNodes };

/** The remaining budget of one tree, or of the formulas of one note. */
export class TreeLimits {
  /** True if some text has no node. */
  isCut = false;
  #nodes = maxNodes;
  #formulaNodes: number;
  #texLength: number;
  readonly #known = new Map<string, SetFormula | null>();

  /** @param formulas budget of the formulas; defaults to the budget of a tree */
  constructor(formulas = formulasOfTree) {
    this.#formulaNodes = formulas.nodes;
    this.#texLength = formulas.texLength;
  }

  /** @returns the text, or as much of it as a tree may have */
  take(source: string): string {
    if (source.length > maxSourceLength) this.isCut = true;
    return source.slice(0, maxSourceLength).toWellFormed();
  }

  /** @returns whether there may be one more node */
  takeNode(): boolean {
    this.#nodes -= 1;
    if (this.#nodes < 0) this.isCut = true;
    return this.#nodes >= 0;
  }

  /**
   * @param tex a formula's source
   * @param isDisplayed true if it has its own line
   * @returns the formula, typeset while the budget lasts
   */
  formula(tex: string, isDisplayed: boolean): Formula {
    const set = this.#set(tex, isDisplayed);
    if (set === null || set.count > this.#formulaNodes) return { tex, set: null };

    this.#formulaNodes -= set.count;
    return { tex, set: set.nodes };
  }

  #set(tex: string, isDisplayed: boolean): SetFormula | null {
    const name = `${isDisplayed} ${tex}`;
    const knownSetFormula = this.#known.get(name);
    if (knownSetFormula !== undefined) return knownSetFormula;
    if (tex.length > this.#texLength || this.#formulaNodes <= 0) return null;

    this.#texLength -= tex.length;
    const set = setFormula(tex, isDisplayed);
    this.#known.set(name, set);
    return set;
  }
}
