import { type NumberFormat, writeNumber } from '../blocks/list-label.ts';
import { elementAt, getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';

/** Text properties of a style; undefined if the style does not set them. */
export interface TextStyle {
  bold?: boolean;
  /** Raised above the line (1), lowered (-1), on it (0). */
  shift?: number;
  /** True if the text is hidden. */
  hidden?: boolean;
}

/** A level of a list with numbers. */
export interface ListLevel {
  /** True for letters and Roman numerals, which stay in the text. */
  isLettered: boolean;
  /** The number of its first item. */
  start: number;
  /** Writes a number with its prefix and suffix. */
  write(number: number): string;
}

const FORMATS: ReadonlyMap<string, NumberFormat> = new Map([
  ['A', 'upperLetter'],
  ['a', 'lowerLetter'],
  ['I', 'upperRoman'],
  ['i', 'lowerRoman'],
]);

interface NamedStyle extends TextStyle {
  parent?: string;
}

/** Longer chains of styles are made up. */
const MOST_PARENTS = 20;

/** The styles of a file by name: the author's styles, and styles that programs add for each change. */
export class TextStyles {
  readonly #styles = new Map<string, NamedStyle>();
  readonly #numbered = new Map<string, Map<number, ListLevel>>();

  /** @param roots of the parts that hold styles */
  constructor(roots: readonly XmlElement[]) {
    const groups = roots.flatMap((root) => getElements(root, 'styles', 'automatic-styles'));
    for (const group of groups) {
      for (const style of getElements(group, 'style')) this.#styles.set(getName(style), namedStyle(style));
      for (const list of getElements(group, 'list-style'))
        this.#numbered.set(getName(list), numberedLevels(list));
    }
  }

  /** The text properties of a style, with inherited ones. */
  get(name: string | undefined): TextStyle {
    const found: TextStyle = {};
    let style = name === undefined ? undefined : this.#styles.get(name);
    for (let step = 0; style && step < MOST_PARENTS; step++) {
      found.bold ??= style.bold;
      found.shift ??= style.shift;
      found.hidden ??= style.hidden;
      style = style.parent === undefined ? undefined : this.#styles.get(style.parent);
    }

    return found;
  }

  /**
   * @param depth of the list, from 0
   * @returns null for lists without numbers
   */
  level(listStyle: string | undefined, depth: number): ListLevel | null {
    return this.#numbered.get(listStyle ?? '')?.get(depth + 1) ?? null;
  }
}

const getName = (style: XmlElement) => getAttribute(style, 'name') ?? '';

function namedStyle(style: XmlElement): NamedStyle {
  const properties = elementAt(style, 'text-properties');
  const weight = getAttribute(properties, 'font-weight');
  const position = getAttribute(properties, 'text-position');
  const display = getAttribute(properties, 'display');

  return {
    parent: getAttribute(style, 'parent-style-name'),
    bold: weight === undefined ? undefined : /^(?:bold|[6-9]00)$/.test(weight),
    shift: position === undefined ? undefined : getShift(position),
    hidden: display === undefined ? undefined : display === 'none',
  };
}

/** "super 58%", or the height in percent, as in "33% 58%". */
function getShift(position: string): number {
  const [height = ''] = position.split(' ');
  if (height === 'super') return 1;

  return height === 'sub' ? -1 : Math.sign(Number.parseFloat(height)) || 0;
}

function numberedLevels(list: XmlElement): Map<number, ListLevel> {
  return new Map(
    getElements(list, 'list-level-style-number')
      .filter((level) => getAttribute(level, 'num-format') !== '')
      .map((level) => {
        const start = Number(getAttribute(level, 'start-value') ?? 1) || 1;
        const format = FORMATS.get(getAttribute(level, 'num-format') ?? '') ?? 'decimal';
        const [prefix, suffix] = ['num-prefix', 'num-suffix'].map((name) => getAttribute(level, name) ?? '');
        const write = (number: number) =>
          `${prefix}${writeNumber(number, format)}${suffix}`.trim().slice(0, 24);
        return [Number(getAttribute(level, 'level')), { isLettered: format !== 'decimal', start, write }];
      }),
  );
}
