import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { GuidePart, GuideSection } from '../guide-rules.ts';
import type { NoteItem } from './note-items.ts';

/** A guide defines a term if a statement with it has at least this share of the words that the note uses. */
const MIN_DEFINED = 0.5;

/** A text of a section in the forms in which names are compared. */
interface PlainText {
  norm: string;
  stems: ReadonlySet<string>;
  /** The text without spaces and signs; formulas are compared in it. */
  squashed: string;
  numbers: string;
}

/**
 * Tells which items a section says: in its overview, its parts or their titles.
 *
 * @returns a function that is true for an item that the section says
 */
export function createStatedTest(
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
        ...part.rows.map(({ cells }) =>
          cells.map((cell, column) => `${part.columns[column]}: ${cell}`).join('; '),
        ),
      ];
    case 'figure':
      return [part.caption.text];
    case 'diagram':
      return [];
  }
}

function readText(text: string): PlainText {
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
  { norm, stems, squashed, numbers }: PlainText,
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
      return isNamed && (!isDefined || coverage(contentStems(statement.text), stems) >= MIN_DEFINED);
    }
  }
}

/** The number of a figure with its currency; a guide may write its unit out. */
const getAmount = (name: string) =>
  withPlainNumbers(/[€£$₦]?\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?/.exec(name)?.[0] ?? name)
    .trim()
    .replace(/[.,]$/, '');

/** "1825" and "2.5" do not have the number "25". */
function hasNumber(text: string, number: string): boolean {
  for (let index = text.indexOf(number); index !== -1; index = text.indexOf(number, index + 1)) {
    const isInNumber = /\d$|\d[.,]$/.test(text.slice(Math.max(0, index - 2), index));
    if (!isInNumber && !/^[.,]?\d/.test(text.slice(index + number.length))) return true;
  }
  return false;
}

function isWithin(name: string, stems: ReadonlySet<string>): boolean {
  const ownStems = contentStems(name);
  return ownStems.size > 0 && ownStems.isSubsetOf(stems);
}
