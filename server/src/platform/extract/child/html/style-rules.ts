/** The rules of style sheets that decide whether a text is seen. All other rules are passed over. */

/** Values of the properties that can hide a text, by name. */
export type Declarations = ReadonlyMap<string, { value: string; isImportant: boolean }>;

/** One element of a selector, and whether the next one on its left is its parent or any ancestor. */
export interface SelectorStep {
  tag: string | null;
  id: string | null;
  classes: readonly string[];
  attributes: readonly { name: string; value: string | null }[];
  isChild: boolean;
}

export interface StyleRule {
  /** From right to left: the first step is the element itself. */
  steps: readonly SelectorStep[];
  specificity: number;
  declarations: Declarations;
}

const HIDING = new Set(
  'display visibility content-visibility opacity font-size clip clip-path position left right top text-indent height max-height width max-width overflow overflow-x overflow-y transform'.split(
    ' ',
  ),
);
/** Style sheets of large sites have more rules, and few of them hide anything. */
const MAX_RULES = 1_000;
const MAX_SOURCE = 1_000_000;
/** Rules for printers, and for screens of some size, say nothing about a usual screen. */
const FOR_SCREENS = /^@(?:media\s+(?:only\s+)?(?:all|screen)|supports\b[^{]*|layer\b[^{]*)\s*$/i;
const STEP = /^([a-z][\w-]*|\*)?((?:#[\w-]+|\.[\w-]+|\[[^\]]*\])*)$/i;
const PART = /#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:=\s*["']?([^"'\]]*)["']?\s*)?\]/g;

/** @returns the rules of a style sheet in their order; rules that depend on a state, such as `:hover`, are omitted */
export function getRules(source: string): StyleRule[] {
  const css = source.slice(0, MAX_SOURCE).replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, ' ');
  const rules: StyleRule[] = [];
  let from = 0;
  for (let open = css.indexOf('{'); open !== -1 && rules.length < MAX_RULES; open = css.indexOf('{', from)) {
    // Statements such as @charset stand before it, or the ends of blocks.
    const prelude = css
      .slice(from, open)
      .replace(/^[\s\S]*[;}]/, '')
      .trim();
    if (!prelude.startsWith('@')) {
      const end = css.indexOf('}', open);
      rules.push(...makeRules(prelude, css.slice(open + 1, end === -1 ? undefined : end)));
      from = end === -1 ? css.length : end + 1;
    } else from = FOR_SCREENS.test(prelude) ? open + 1 : endOfBlock(css, open);
  }
  return rules.slice(0, MAX_RULES);
}

/** @param text such as "display: none; color: red" */
export function getDeclarations(text: string): Declarations {
  const found = new Map<string, { value: string; isImportant: boolean }>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    if (colon === -1 || !HIDING.has(name)) continue;
    const [value = '', important] = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase()
      .split(/\s*!\s*/);
    found.set(name, { value: value.trim(), isImportant: important === 'important' });
  }
  return found;
}

function makeRules(selectors: string, body: string): StyleRule[] {
  const declarations = getDeclarations(body);
  if (declarations.size === 0) return [];

  return selectors.split(',').flatMap((selector) => {
    const steps = getSteps(selector.trim());
    return steps ? [{ steps, specificity: getSpecificity(steps), declarations }] : [];
  });
}

function getSteps(selector: string): SelectorStep[] | null {
  if (selector === '' || /[:+~]/.test(selector.replace(/\[[^\]]*\]/g, ''))) return null;

  const steps: SelectorStep[] = [];
  let isChild = false;
  for (const word of selector
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+/)
    .toReversed()) {
    if (word === '>') {
      const last = steps.at(-1);
      if (last) last.isChild = true;
      isChild = true;
      continue;
    }
    const step = getStep(word);
    if (!step) return null;
    steps.push(step);
    isChild = false;
  }
  return isChild ? null : steps;
}

function getStep(word: string): SelectorStep | null {
  const [, tag, rest = ''] = STEP.exec(word) ?? [];
  if (tag === undefined && rest === '') return null;

  const parts = [...rest.matchAll(PART)];
  if (parts.map(([part]) => part).join('') !== rest) return null;
  return {
    tag: tag === undefined || tag === '*' ? null : tag.toLowerCase(),
    id: parts.find(([, id]) => id !== undefined)?.[1] ?? null,
    classes: parts.flatMap(([, , name]) => name ?? []),
    attributes: parts.flatMap(([, , , name, value]) => (name ? { name, value: value ?? null } : [])),
    isChild: false,
  };
}

function getSpecificity(steps: readonly SelectorStep[]): number {
  return steps.reduce(
    (sum, { tag, id, classes, attributes }) =>
      sum + (id ? 10_000 : 0) + 100 * (classes.length + attributes.length) + (tag ? 1 : 0),
    0,
  );
}

function endOfBlock(css: string, open: number): number {
  const braces = /[{}]/g;
  braces.lastIndex = open;
  let depth = 0;
  for (let brace = braces.exec(css); brace; brace = braces.exec(css)) {
    depth += brace[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.index + 1;
  }
  return css.length;
}
