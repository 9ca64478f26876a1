/** What is said about an import before it and after it. */
import type { ImportRemark, QuestionImport } from '@akada/contract/work/exchange.ts';
import { counted, numberText } from '../../lib/format/numbers.ts';

type Counts = Pick<QuestionImport, 'found' | 'duplicates' | 'skipped'>;

/** @returns how many questions of a file that was only looked at would come in */
export function importable({ found, duplicates, skipped }: Counts): number {
  return Math.max(0, found - duplicates - skipped);
}

/** @returns `GIFT, 12 questions`; the format is left out where it is not known */
export function foundText({ found }: Counts, format: string | null): string {
  const questions = counted(found, 'question');
  return format === null ? questions : `${format}, ${questions}`;
}

/** @returns a sentence for each number that is not zero */
export function countSentences(seen: Counts): string[] {
  const fresh = importable(seen);
  return [
    ...(fresh > 0 ? [`${numberText(fresh)} can be imported.`] : []),
    ...(seen.duplicates > 0
      ? [`${numberText(seen.duplicates)} ${isOrAre(seen.duplicates)} there already.`]
      : []),
    ...(seen.skipped > 0 ? [`${numberText(seen.skipped)} cannot be taken.`] : []),
  ];
}

/** @returns the end of an import in one sentence */
export function importedText({ imported, duplicates, skipped }: QuestionImport): string {
  const others = [
    ...(duplicates > 0 ? [`${numberText(duplicates)} ${wasOrWere(duplicates)} there already`] : []),
    ...(skipped > 0 ? [`${numberText(skipped)} could not be taken`] : []),
  ];
  const done = `${counted(imported, 'question')} ${wasOrWere(imported)} imported`;
  return `${[done, ...others].join(', ')}.`;
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
const wasOrWere = (count: number) => (count === 1 ? 'was' : 'were');

/** @returns `Line 7`, or what stands for the whole file */
export function lineText({ line }: Pick<ImportRemark, 'line'>): string {
  return line === 0 ? 'The file' : `Line ${numberText(line)}`;
}
