import { formulaGap } from '@akada/core/text/marked-gaps.ts';
import { elementAt, getAttribute, getElements, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import { accentCommands, latexCharacters, namedFunctions } from './math-symbols.ts';

/**
 * A formula of an Office file (ECMA-376 part 1, 22.1) in LaTeX between dollar signs; a marked gap for one with a part
 * that has no reading here, because half a formula says something else.
 *
 * @param element an `oMath`, or an `oMathPara` with several
 */
export function formulaText(element: XmlElement): string {
  const formulas = element.name === 'oMathPara' ? getElements(element, 'oMath') : [element];

  return formulas
    .map((formula) => {
      const latex = getLatex(formula)?.trim();
      return latex ? `$${latex}$` : latex === '' ? '' : formulaGap;
    })
    .filter((formula) => formula !== '')
    .join(' ');
}

type Rule = (element: XmlElement) => string | null;

/** Properties of parts and pages, which draw no character. */
const SILENT = /Pr$|^(?:proofErr|bookmark(?:Start|End)|lastRenderedPageBreak|br|softHyphen|del|moveFrom)$/;

const RULES: Readonly<Record<string, Rule>> = {
  r: run,
  f: fraction,
  sSup: (element) => template(element, ['e', 'sup'], (base, sup) => `${atom(base)}^{${sup}}`),
  sSub: (element) => template(element, ['e', 'sub'], (base, sub) => `${atom(base)}_{${sub}}`),
  sSubSup: (element) =>
    template(element, ['e', 'sub', 'sup'], (base, sub, sup) => `${atom(base)}_{${sub}}^{${sup}}`),
  sPre: (element) =>
    template(element, ['sub', 'sup', 'e'], (sub, sup, base) => `{}_{${sub}}^{${sup}}${atom(base)}`),
  rad: (element) =>
    template(element, ['deg', 'e'], (degree, base) => `\\sqrt${degree ? `[${degree}]` : ''}{${base}}`),
  nary: largeOperator,
  d: delimited,
  m: (element) => rows('matrix', getElements(element, 'mr')),
  eqArr: (element) =>
    rows(
      'aligned',
      getElements(element, 'e').map((e) => ({ ...element, children: [e] })),
    ),
  func: (element) => template(element, ['fName', 'e'], (name, base) => `${functionName(name)}${atom(base)}`),
  limLow: (element) =>
    template(element, ['e', 'lim'], (base, limit) => `${functionName(base).trimEnd()}_{${limit}}`),
  limUpp: (element) =>
    template(element, ['e', 'lim'], (base, limit) => `${functionName(base).trimEnd()}^{${limit}}`),
  acc: accent,
  groupChr: accent,
  bar: (element) => {
    const command = getProperty(element, 'barPr', 'pos') === 'top' ? 'overline' : 'underline';
    return template(element, ['e'], (base) => `\\${command}{${base}}`);
  },
  borderBox: (element) => template(element, ['e'], (base) => `\\boxed{${base}}`),
  box: getLatex,
  e: getLatex,
  oMath: getLatex,
  ins: getLatex,
  moveTo: getLatex,
  smartTag: getLatex,
  sdt: (element) => getLatex(elementAt(element, 'sdtContent')),
};

/** All children in a row, null when one of them has no reading. */
function getLatex(parent: XmlElement | undefined): string | null {
  let latex = '';
  for (const child of getElements(parent)) {
    if (SILENT.test(child.name)) continue;

    const part = RULES[child.name]?.(child) ?? null;
    if (part === null) return null;
    latex += /\\[A-Za-z]+$/.test(latex) && /^[A-Za-z]/.test(part) ? ` ${part}` : part;
  }

  return latex;
}

function run(element: XmlElement): string {
  const text = getElements(element, 't').map(xmlText).join('');
  const isWords = elementAt(element, 'rPr', 'nor') !== undefined && /\p{L}{2}/u.test(text);

  return isWords ? `\\text{${text.replace(/[#$%&_{}\\^~]/g, ' ')}}` : latexCharacters(text);
}

/** Fills the named parts, each in LaTeX, into a form; an absent part is empty. */
function template(
  element: XmlElement,
  parts: readonly string[],
  fill: (...latex: string[]) => string,
): string | null {
  const latex = parts.map((part) => getLatex(elementAt(element, part)));

  return latex.every((part) => part !== null) ? fill(...latex.map((part) => part.trim())) : null;
}

function fraction(element: XmlElement): string | null {
  const type = getProperty(element, 'fPr', 'type');

  return template(element, ['num', 'den'], (over, under) => {
    if (type === 'lin') return `${atom(over)}/${atom(under)}`;
    return type === 'noBar' ? `\\binom{${over}}{${under}}` : `\\frac{${over}}{${under}}`;
  });
}

function largeOperator(element: XmlElement): string | null {
  const sign = latexCharacters(getProperty(element, 'naryPr', 'chr') ?? '∫');

  return template(element, ['sub', 'sup', 'e'], (sub, sup, base) => {
    const bounds = (sub && `_{${sub}}`) + (sup && `^{${sup}}`);
    return `${sign}${bounds} ${base}`;
  });
}

function delimited(element: XmlElement): string | null {
  const [open = '(', close = ')', between = '|'] = ['begChr', 'endChr', 'sepChr'].map((name) =>
    getProperty(element, 'dPr', name),
  );
  const parts = getElements(element, 'e').map(getLatex);
  if (parts.some((part) => part === null)) return null;

  // A number above a number without a line has its own parentheses.
  if (parts.length === 1 && parts[0]?.startsWith('\\binom') && open === '(') return parts[0];
  const [left, right] = [open, close].map((sign) => (sign === '' ? '.' : latexCharacters(sign)));

  return `\\left${left} ${parts.join(latexCharacters(between))} \\right${right}`;
}

/** @param lines each with its cells as children */
function rows(environment: string, lines: readonly XmlElement[]): string | null {
  const cells = lines.map((line) => getElements(line, 'e').map(getLatex));
  if (cells.flat().some((cell) => cell === null)) return null;

  const body = cells.map((line) => line.map((cell) => cell?.trim()).join(' & ')).join(' \\\\ ');

  return `\\begin{${environment}} ${body} \\end{${environment}}`;
}

function accent(element: XmlElement): string | null {
  const isGroup = element.name === 'groupChr';
  const sign = getProperty(element, `${element.name}Pr`, 'chr') ?? (isGroup ? '⏟' : '̂');
  const command = accentCommands.get(sign);

  return command === undefined ? null : template(element, ['e'], (base) => `${command}{${base}}`);
}

function functionName(latex: string): string {
  if (/^\\/.test(latex)) return `${latex} `;

  const [, name = latex, rest = ''] = /^([A-Za-z]+)([_^].*)?$/.exec(latex) ?? [];

  return namedFunctions.has(name) ? `\\${name}${rest} ` : `\\operatorname{${name}}${rest} `;
}

/** The base of a sign above, below or behind: in braces unless it is one character or one command. */
function atom(latex: string): string {
  return /^(?:.|\\[A-Za-z]+|\\left.*\\right.)$/su.test(latex) ? latex : `{${latex}}`;
}

function getProperty(element: XmlElement, properties: string, name: string): string | undefined {
  return getAttribute(elementAt(element, properties, name), 'val');
}
