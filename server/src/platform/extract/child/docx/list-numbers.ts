import type { Archive } from '../archive/open-archive.ts';
import { writeNumber } from '../blocks/list-label.ts';
import { partOfType, type Relationship } from '../ooxml/relationships.ts';
import { elementAt, getAttribute, getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';
import { getLists, getNumberedStyle, type Level, type List, type NumberedStyle } from './list-definitions.ts';

/** The number of a paragraph, and how many lists are around its own. */
export interface ListNumber {
  number: number;
  depth: number;
  /** The printed form: "1.", "(a)" or "2.1". */
  label: string;
  /** True for digits, which a list shows itself. */
  isCounted: boolean;
}

/** Word has as many. */
const LEVELS = 9;
/** Longer chains of styles are made up. */
const MAX_BASES = 20;

/** Counts the paragraphs of a document's lists as Word does: through everything that stands between them. */
export class ListNumbers {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #styles: ReadonlyMap<string, NumberedStyle>;
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  /**
   * @param numbering the root of that part; undefined if the document has none
   * @param styles the root of that part; undefined if the document has none
   */
  constructor(numbering: XmlElement | undefined, styles: XmlElement | undefined) {
    this.#lists = getLists(numbering);
    this.#styles = new Map(
      getElements(styles, 'style').map((style) => [
        getAttribute(style, 'styleId') ?? '',
        getNumberedStyle(style),
      ]),
    );
  }

  /**
   * Counts a paragraph. Paragraphs must come in the order of the text.
   *
   * @param properties of the paragraph, with prefixes
   * @returns its number; null if it has no number
   */
  next(properties: XmlElement | undefined): ListNumber | null {
    const mark = elementAt(properties, 'w:rPr');
    const isJoined = ['w:del', 'w:moveFrom'].some((name) => elementAt(mark, name));
    const found = isJoined ? null : this.#findItem(properties);
    const list = found && this.#lists.get(found.list);
    const level = list?.levels.get(found?.level ?? 0);
    if (!found || !list || !level) return null;

    const number = this.#count(found.list, list, found.level, level);
    if (!level.isNumbered) return null;
    const label = this.#getLabel(list, found.level, number);
    return { number, depth: found.level, label, isCounted: isCounted(level) };
  }

  #getLabel(list: List, depth: number, number: number): string {
    const counts = this.#counts.get(list.counter) ?? [];
    const { pattern = '' } = list.levels.get(depth) ?? {};
    const label = pattern.replace(/%([1-9])/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      const { start = 1, format = 'decimal' } = list.levels.get(level) ?? {};
      return writeNumber(level === depth ? number : (counts[level] ?? start), format);
    });
    return label.trim() || String(number);
  }

  #count(name: string, list: List, depth: number, { start }: Level): number {
    const counts = this.#counts.get(list.counter) ?? [];
    this.#counts.set(list.counter, counts);
    if (!this.#begun.has(name)) for (const [level] of list.overrides) delete counts[level];
    this.#begun.add(name);

    const last = counts[depth];
    const count = last === undefined ? (list.overrides.get(depth) ?? start) : last + 1;
    counts[depth] = count;
    for (let below = depth + 1; below < LEVELS; below += 1)
      if (list.levels.get(below)?.restarts !== false) delete counts[below];

    return count;
  }

  #findItem(properties: XmlElement | undefined): { list: string; level: number } | null {
    const numberProperties = elementAt(properties, 'w:numPr');
    const [ownList, ownLevel] = ['w:numId', 'w:ilvl'].map(
      (name) => elementAt(numberProperties, name)?.attributes['w:val'],
    );
    const styleName = elementAt(properties, 'w:pStyle')?.attributes['w:val'];
    const style = this.#styleNumbers(styleName);
    const list = ownList ?? style.list;
    // Number 0 takes a paragraph out of the list of its style.
    if (list === undefined || list === '0') return null;

    const level = Number(ownLevel ?? style.level ?? 0);
    return Number.isInteger(level) && level >= 0 && level < LEVELS ? { list, level } : null;
  }

  #styleNumbers(name: string | undefined): Pick<NumberedStyle, 'list' | 'level'> {
    let style = name === undefined ? undefined : this.#styles.get(name);
    let level = style?.level;
    for (let step = 0; style && step < MAX_BASES; step += 1) {
      if (style.list !== undefined) return { list: style.list, level: level ?? style.level };
      style = style.base === undefined ? undefined : this.#styles.get(style.base);
      level ??= style?.level;
    }

    return { list: undefined, level };
  }
}

/** Only digits of one level, perhaps with a sign around them, are what a list shows itself. */
const isCounted = ({ format, pattern }: Level) =>
  format === 'decimal' && (pattern.match(/%/g)?.length ?? 0) <= 1 && !/\p{L}/u.test(pattern);

/** @param relations of the main part */
export async function readListNumbers(
  archive: Archive,
  relations: ReadonlyMap<string, Relationship>,
): Promise<ListNumbers> {
  const [numbering, styles] = ['numbering', 'styles'].map((type) => partOfType(relations, type));
  const root = async (part: string | undefined) =>
    part && archive.has(part) ? readXml(archive.stream(part)) : undefined;

  return new ListNumbers(await root(numbering), await root(styles));
}
