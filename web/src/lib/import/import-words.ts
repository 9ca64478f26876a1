/** Texts about an import before and after it. */
import type { ImportRemark, QuestionImport } from '@akada/contract/work/exchange.ts';
import { counted, numberText } from '../format/numbers.ts';

/** The outcome for any kind of file. */
export type ImportOutcome = Omit<QuestionImport, 'format' | 'set_id'>;

type Counts = Pick<ImportOutcome, 'found' | 'duplicates' | 'skipped'>;

/** @returns the number of items that an import would add */
export function importable({ found, duplicates, skipped }: Counts): number {
  return Math.max(0, found - duplicates - skipped);
}

/** @returns `GIFT, 12 questions`; the format is omitted if it is not known */
export function foundText({ found }: Counts, noun: string, format: string | null): string {
  return format === null ? counted(found, noun) : `${format}, ${counted(found, noun)}`;
}

/** @returns a sentence for each number that is not zero */
export function countSentences(seenCounts: Counts): string[] {
  const fresh = importable(seenCounts);
  return [
    ...(fresh > 0 ? [`${numberText(fresh)} can be imported.`] : []),
    ...(seenCounts.duplicates > 0
      ? [`${numberText(seenCounts.duplicates)} ${isOrAre(seenCounts.duplicates)} there already.`]
      : []),
    ...(seenCounts.skipped > 0 ? [`${numberText(seenCounts.skipped)} cannot be imported.`] : []),
  ];
}

/** @returns the end of an import in one sentence */
export function importedText(
  { imported, duplicates, skipped }: Counts & Pick<ImportOutcome, 'imported'>,
  noun: string,
): string {
  const others = [
    ...(duplicates > 0 ? [`${numberText(duplicates)} ${wasOrWere(duplicates)} there already`] : []),
    ...(skipped > 0 ? [`${numberText(skipped)} could not be imported`] : []),
  ];
  const done = `${counted(imported, noun)} ${wasOrWere(imported)} imported`;
  return `${[done, ...others].join(', ')}.`;
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
const wasOrWere = (count: number) => (count === 1 ? 'was' : 'were');

/** @returns `Line 7`, or the words for the complete file */
export function lineText({ line }: Pick<ImportRemark, 'line'>): string {
  return line === 0 ? 'The file' : `Line ${numberText(line)}`;
}
