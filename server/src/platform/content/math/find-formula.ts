/**
 * Finds formulas in a text. `$…$` follows Pandoc's rule: no space after the opening, none before the closing,
 * no digit after it; so "$5 and $10" and "cost $3-$4" are text. `$$…$$` and `\[…\]` are displayed, `\(…\)` is
 * not.
 */

export interface FoundFormula {
  tex: string;
  /** True if it needs its own line. */
  isDisplayed: boolean;
  /** Position in the text after its closing delimiter. */
  end: number;
}

/** A backslash and the character after it are one, so that `\$` and `\\]` close nothing. */
const forms = {
  $$: /\$\$((?:[^$\\]|\\[\s\S]|\$(?!\$))+?)\$\$/y,
  $: /\$(?![\s$])((?:[^$\\]|\\[\s\S])+)\$(?!\d)/y,
  '\\(': /\\\(((?:[^\\]|\\(?!\))[\s\S])+?)\\\)/y,
  '\\[': /\\\[((?:[^\\]|\\(?!\])[\s\S])+?)\\\]/y,
};

const closings = { $$: '$$', $: '$', '\\(': '\\)', '\\[': '\\]' };

type Opening = keyof typeof forms;

/** Searches one text from left to right, in linear time. */
export class FormulaFinder {
  readonly text: string;
  /** Openings that nothing closes any more from here on: what follows is not read again for each of them. */
  readonly #unclosed = new Set<Opening>();

  /** @param text in which formulas are looked for */
  constructor(text: string) {
    this.text = text;
  }

  /**
   * @param index an index in the text
   * @returns the formula that starts exactly there, or null
   */
  index(index: number): FoundFormula | null {
    const opening = openingAt(this.text, index);
    if (opening === null || this.#unclosed.has(opening)) return null;

    const form = forms[opening];
    form.lastIndex = index;
    const [whole, inner] = form.exec(this.text) ?? [];
    if (whole === undefined || inner === undefined) {
      this.#noteUnclosed(opening, index);
      return null;
    }
    // A backslash before the space makes it part of the formula.
    if (opening === '$' && /(?<!\\)\s$/.test(inner)) return null;

    const tex = tidyTex(inner);
    if (tex === '' || holdsBothMarks(tex)) return null;
    return { tex, isDisplayed: opening === '$$' || opening === '\\[', end: index + whole.length };
  }

  #noteUnclosed(opening: Opening, index: number): void {
    // A single dollar looks no further than the next one, which may close nothing and still open a formula.
    const after = index + opening.length;
    if (opening !== '$' || !this.text.includes(closings.$, after)) this.#unclosed.add(opening);
  }
}

/** A formula and where it stands; `start` and `end` count code units, delimiters included. */
export interface PlacedFormula extends FoundFormula {
  start: number;
}

/** Every formula contains one of these. */
const openings = /\$|\\[([]/g;

/**
 * @param text of any kind
 * @returns false if it has no formula; true is no proof
 */
export function mayHoldFormula(text: string): boolean {
  return text.search(openings) !== -1;
}

/**
 * @param text of one paragraph, in which a backslash protects nothing
 * @returns its formulas in their order, none within another
 */
export function findFormulas(text: string): PlacedFormula[] {
  const finder = new FormulaFinder(text);
  const formulas: PlacedFormula[] = [];
  let from = 0;
  for (const { index: start } of text.matchAll(openings)) {
    const found = start < from ? null : finder.index(start);
    if (found === null) continue;

    formulas.push({ start, ...found });
    from = found.end;
  }
  return formulas;
}

function openingAt(text: string, index: number): Opening | null {
  const two = text.slice(index, index + 2);
  if (two === '$$' || two === '\\(' || two === '\\[') return two;
  return two.startsWith('$') ? '$' : null;
}

/** Dollars and closing brackets within each other are a mistake, and no delimiters could be written around them. */
function holdsBothMarks(tex: string): boolean {
  const marks: readonly string[] = tex.match(/\\[\s\S]|\$/g) ?? [];
  return marks.includes('$') && (marks.includes('\\)') || marks.includes('\\]'));
}

/** In one line: comments go, and white space is one space. */
function tidyTex(tex: string): string {
  const withoutComments = tex.replace(/\\[\s\S]|%[^\n]*(?:\n|$)/g, (part) =>
    part.startsWith('%') ? '' : part,
  );
  const line = withoutComments.replace(/\s+/g, ' ').trimStart();
  return /(?:^|[^\\])(?:\\\\)*\\ $/.test(line) ? line : line.trimEnd();
}
