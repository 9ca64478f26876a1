import { elementAt, getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';

export interface Level {
  start: number;
  isNumbered: boolean;
  /** False for a level that continues where a level above it started again. */
  restarts: boolean;
}

/** A list as paragraphs name it. Several of them may count together. */
export interface List {
  counter: string;
  levels: ReadonlyMap<number, Level>;
  /** Levels that begin again at the first paragraph of this list. */
  overrides: ReadonlyMap<number, number>;
}

export interface NumberedStyle {
  list: string | undefined;
  level: number | undefined;
  base: string | undefined;
}

/** @param style from the part of the styles */
export function getNumberedStyle(style: XmlElement): NumberedStyle {
  const numbers = elementAt(style, 'pPr', 'numPr');
  const level = getAttribute(elementAt(numbers, 'ilvl'), 'val');

  return {
    list: getAttribute(elementAt(numbers, 'numId'), 'val') ?? undefined,
    level: level === undefined || level === null ? undefined : Number(level),
    base: getAttribute(elementAt(style, 'basedOn'), 'val') ?? undefined,
  };
}

/** @returns the lists of a document by the names that paragraphs use */
export function getLists(numbering: XmlElement | undefined): Map<string, List> {
  const kinds = new Map(
    getElements(numbering, 'abstractNum').map((kind) => [
      getAttribute(kind, 'abstractNumId') ?? '',
      getLevels(kind),
    ]),
  );

  return new Map(
    getElements(numbering, 'num').map((list): [string, List] => {
      const counter = getAttribute(elementAt(list, 'abstractNumId'), 'val') ?? '';
      const overrides = getElements(list, 'lvlOverride');
      const ownLevels = overrides.flatMap((override) => [...getLevels(override)]);
      const starts = overrides.flatMap((override): [number, number][] => {
        const start = getAttribute(elementAt(override, 'startOverride'), 'val');
        return start ? [[Number(getAttribute(override, 'ilvl')), Number(start)]] : [];
      });
      const levels = new Map([...(kinds.get(counter) ?? []), ...ownLevels]);

      return [getAttribute(list, 'numId') ?? '', { counter, levels, overrides: new Map(starts) }];
    }),
  );
}

function getLevels(kind: XmlElement): Map<number, Level> {
  return new Map(
    getElements(kind, 'lvl').map((level): [number, Level] => {
      const value = (name: string) => getAttribute(elementAt(level, name), 'val');
      return [
        Number(getAttribute(level, 'ilvl')),
        {
          start: Number(value('start') ?? 0),
          isNumbered: !/^(?:bullet|none)$/.test(value('numFmt') ?? 'decimal'),
          restarts: value('lvlRestart') !== '0',
        },
      ];
    }),
  );
}
