import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { GuidePart, GuideSection } from '../guide-rules.ts';
import type { NoteItem } from './note-items.ts';

/** A guide defines a term if a statement with it has at least this share of the words that the note uses. */
const LEAST_DEFINED = 0.5;

/** A text of a section in the forms in which names are compared. */
interface SaidText {
  norm: string;
  stems: ReadonlySet<string>;
  /** Without spaces and signs, for formulas. */
  squashed: string;
  numbers: string;
}

/**
 * Tells which items a section says: in its overview, its parts or their titles.
 *
 * @returns a function that is true for an item that the section says
 */
export function createSaidTest(
  section: Pick<GuideSection, 'overview' | 'parts'>,
): (item: NoteItem) => boolean {
  const texts = [...section.overview.map(({ text }) => text), ...section.parts.flatMap(getTexts)].map(
    readText,
  );
  return (item) => texts.some((text) => says(text, item));
}

/** @returns each statement of a part, with the name that stands before it */
export function getTexts(part: GuidePart): string[] {
  switch (part.kind) {
    case 'terms':
      return part.items.map(({ name, text }) => `${name}: ${text}`);
    case 'points':
    case 'steps':
      return [...(part.title === null ? [] : [part.title]), ...part.items.map(({ text }) => text)];
    case 'facts':
      return part.items.map(({ text }) => text);
    case 'table':
      return [
        part.caption ?? '',
        ...part.rows.map(({ cells }) => cells.map((cell, at) => `${part.columns[at]}: ${cell}`).join('; ')),
      ];
    case 'figure':
      return [part.caption.text];
    case 'diagram':
      return [];
  }
}

function readText(text: string): SaidText {
  const plain = text.replace(/\*\*|\\(?=[^\p{L}\s])/gu, '');
  return {
    norm: normalForm(plain.replace(/[()]/g, ' ')),
    stems: contentStems(plain),
    squashed: squash(plain),
    numbers: withPlainNumbers(plain),
  };
}

const squash = (text: string) =>
  text
    .toLowerCase()
    .replace(/[–−—]/g, '-')
    .replace(/:/g, '=')
    .replace(/[\s$\\*{}()]/g, '');

/** "1,200", "60 – 100" and "₦ 5" as "1200", "60-100" and "₦5". */
const withPlainNumbers = (text: string) =>
  text
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\s?[–−—-]\s?(?=\d)/g, '-')
    .replace(/(?<=[€£$₦])\s(?=\d)/g, '');

function says(
  { norm, stems, squashed, numbers }: SaidText,
  { kind, name, isDefined, statement }: NoteItem,
): boolean {
  switch (kind) {
    case 'date':
      return hasNumber(numbers, name);
    case 'formula':
      return squashed.includes(squash(name));
    case 'figure':
      return hasNumber(numbers, getAmount(name));
    case 'case':
      return containsWords(norm, normalForm(name));
    case 'term': {
      const isNamed = containsWords(norm, normalForm(name)) || isWithin(name, stems);
      return isNamed && (!isDefined || coverage(contentStems(statement.text), stems) >= LEAST_DEFINED);
    }
  }
}

/** The number of a figure with its currency; a guide may write its unit out. */
const getAmount = (name: string) =>
  withPlainNumbers(/[€£$₦]?\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?/.exec(name)?.[0] ?? name)
    .trim()
    .replace(/[.,]$/, '');

/** "25" does not stand in "1825" or in "2.5". */
function hasNumber(text: string, number: string): boolean {
  for (let at = text.indexOf(number); at !== -1; at = text.indexOf(number, at + 1)) {
    const isBegun = /\d$|\d[.,]$/.test(text.slice(Math.max(0, at - 2), at));
    if (!isBegun && !/^[.,]?\d/.test(text.slice(at + number.length))) return true;
  }
  return false;
}

function isWithin(name: string, stems: ReadonlySet<string>): boolean {
  const own = contentStems(name);
  return own.size > 0 && own.isSubsetOf(stems);
}
