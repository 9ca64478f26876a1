import type { NumberFormat } from '../blocks/list-label.ts';
import { elementAt, getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';

const FORMATS: ReadonlyMap<string, NumberFormat> = new Map(
  (['upperLetter', 'lowerLetter', 'upperRoman', 'lowerRoman'] as const).map((format) => [format, format]),
);
/** Longer ones are made up. */
const MAX_PATTERN = 24;

export interface Level {
  start: number;
  isNumbered: boolean;
  format: NumberFormat;
  /** The numbers with the signs around them: "%1." or "(%2)", where %1 is the number of the first level. */
  pattern: string;
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
          format: FORMATS.get(value('numFmt') ?? '') ?? 'decimal',
          pattern: (value('lvlText') ?? '').slice(0, MAX_PATTERN).replace(/[\p{Co}\p{Cc}]/gu, ''),
          restarts: value('lvlRestart') !== '0',
        },
      ];
    }),
  );
}
