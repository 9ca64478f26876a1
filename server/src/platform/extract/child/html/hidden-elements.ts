import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getAttribute, getElements, textContent } from './element-text.ts';
import { isHidden } from './is-hidden.ts';
import {
  type Declarations,
  getDeclarations,
  getRules,
  type SelectorStep,
  type StyleRule,
} from './style-rules.ts';

/** Knows which elements of a page no browser shows, by their attributes and by its style styles. */
export class HiddenElements {
  /** The rules by the id, the class or the tag of their element. */
  readonly #rules = new Map<string, (StyleRule & { order: number })[]>();
  readonly #withFormula = new WeakMap<Tree.Element, boolean>();

  /** @param styles texts of style sheets, in their order */
  constructor(styles: readonly string[]) {
    for (const [order, rule] of styles.flatMap(getRules).entries()) {
      const key = keyOfStep(rule.steps[0]);
      const rules = this.#rules.get(key);
      if (rules) rules.push({ ...rule, order });
      else this.#rules.set(key, [{ ...rule, order }]);
    }
  }

  /**
   * Text that is only hidden from screen readers is seen. A formula has a copy for screen readers, which is clipped and has
   * its source, so that copy is read and the drawing next to it is not.
   */
  hides(node: Tree.Element): boolean {
    if (getAttribute(node, 'hidden') !== null || this.#isDrawing(node)) return true;

    return isHidden(this.#styleOf(node)) && !this.#hasFormula(node);
  }

  #isDrawing(node: Tree.Element): boolean {
    if (getAttribute(node, 'aria-hidden') !== 'true') return false;
    if (node.tagName === 'img' || node.tagName === 'i' || !/[\p{L}\p{N}]/u.test(textContent(node)))
      return true;
    const { parentNode: parent } = node;
    const isInLine =
      parent && 'tagName' in parent && (parent.tagName === 'span' || parent.tagName.includes('-'));

    return Boolean(isInLine && this.#hasFormula(parent));
  }

  #hasFormula(node: Tree.Element): boolean {
    const isKnown = this.#withFormula.get(node);
    if (isKnown !== undefined) return isKnown;

    const found = getElements(node).some(({ tagName }) => tagName === 'math');
    this.#withFormula.set(node, found);
    return found;
  }

  #styleOf(node: Tree.Element): Declarations {
    const ownStyle = getDeclarations(getAttribute(node, 'style') ?? '');
    const rules = this.#rules.size === 0 ? [] : this.#matching(node);
    if (rules.length === 0) return ownStyle;

    const style = new Map<string, { value: string; isImportant: boolean }>();
    for (const declarations of [...rules.map((rule) => rule.declarations), ownStyle]) {
      for (const [name, declared] of declarations)
        if (declared.isImportant || style.get(name)?.isImportant !== true) style.set(name, declared);
    }
    return style;
  }

  #matching(node: Tree.Element): StyleRule[] {
    const keys = [
      ...getClasses(node).map((name) => `.${name}`),
      `#${getAttribute(node, 'id')}`,
      node.tagName,
      '*',
    ];

    return keys
      .flatMap((key) => this.#rules.get(key) ?? [])
      .filter(({ steps }) => fits(node, steps))
      .sort((one, other) => one.specificity - other.specificity || one.order - other.order);
  }
}

/** @returns the style sheets within these nodes that are for screens */
export function getStyles(elements: readonly Tree.Element[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'style')
    .filter((element) => /^$|\b(?:all|screen)\b/i.test(getAttribute(element, 'media') ?? ''))
    .map((element) => textContent(element));
}

function keyOfStep(step: SelectorStep | undefined): string {
  if (step?.id) return `#${step.id}`;
  return step?.classes[0] ? `.${step.classes[0]}` : (step?.tag ?? '*');
}

/** The nearest ancestor that fits a step is taken for it. */
function fits(node: Tree.Element, steps: readonly SelectorStep[]): boolean {
  let [current, isExact]: [Tree.Element | null, boolean] = [node, true];
  for (const step of steps) {
    while (current && !fitsStep(current, step) && !isExact) current = getParent(current);
    if (!current || !fitsStep(current, step)) return false;
    current = getParent(current);
    isExact = step.isChild;
  }
  return true;
}

function fitsStep(node: Tree.Element, { tag, id, classes, attributes }: SelectorStep): boolean {
  const ownClasses = classes.length > 0 ? getClasses(node) : [];

  return (
    (tag === null || tag === node.tagName) &&
    (id === null || id === getAttribute(node, 'id')) &&
    classes.every((name) => ownClasses.includes(name)) &&
    attributes.every(({ name, value }) => {
      const found = getAttribute(node, name);
      return found !== null && (value === null || value === found);
    })
  );
}

const getClasses = (node: Tree.Element): string[] =>
  (getAttribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '');

function getParent({ parentNode }: Tree.Element): Tree.Element | null {
  return parentNode && 'tagName' in parentNode ? parentNode : null;
}
