/** Sentences about the import of a past paper. */

import type { PaperImport, PaperImportResult } from '@akada/contract/material/paper-imports.ts';
import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { bodyNames } from '../paper-words.ts';
import { isEssay, isImportable, lacksKey } from './paper-changes.ts';

/** @returns `WAEC 2017, Biology`; empty if nothing is known */
export function getHeading({ body, year, subject }: NonNullable<PaperImport['paper']>): string {
  const title = [body === null ? '' : bodyNames[body], year ?? ''].filter(Boolean).join(' ');
  return [title, subject].filter(Boolean).join(', ');
}

/** @returns the tags that the paper itself gives */
export function getTags({ body, year }: NonNullable<PaperImport['paper']>): string[] {
  return [body === null ? '' : bodyNames[body], year ?? ''].filter(Boolean);
}

/** @returns sentences about the questions that the next import adds and omits */
export function getPlan(questions: readonly PastPaperQuestion[]): string[] {
  const ready = questions.filter(isImportable);
  const essays = ready.filter(isEssay).length;
  const missing = questions.filter(lacksKey).length;
  if (ready.length + missing === 0) return ['Nothing is left to import.'];
  return [
    `${counted(ready.length, 'question')} ${ready.length === 1 ? 'becomes a draft' : 'become drafts'}.`,
    ...(essays > 0
      ? [
          `${essays} of them ${essays === 1 ? 'has no answer and becomes an essay' : 'have no answer and become essays'} that you mark.`,
        ]
      : []),
    ...(missing > 0
      ? [
          `${counted(missing, 'question')} without a key ${missing === 1 ? 'stays' : 'stay'} out. Give the key now, or import the paper again later.`,
        ]
      : []),
  ];
}

/** @returns the end of an import, a sentence for each number that is not zero */
export function getResult(result: PaperImportResult): string[] {
  const { imported, duplicates, other_keys: otherKeys, without_key: withoutKey, too_long: tooLong } = result;
  const were = (count: number) => (count === 1 ? 'was' : 'were');
  return [
    `${counted(imported, 'question')} of this paper ${imported === 1 ? 'is' : 'are'} in your questions now, as drafts.`,
    ...(duplicates.length > 0
      ? [`${counted(duplicates.length, 'question')} ${were(duplicates.length)} there already.`]
      : []),
    ...(otherKeys.length > 0
      ? [
          `There already, with another key: ${getNumbers(otherKeys)}. Change the key in your questions if it is wrong there.`,
        ]
      : []),
    ...(withoutKey.length > 0
      ? [`Not imported, because the key is missing: ${getNumbers(withoutKey)}.`]
      : []),
    ...(tooLong.length > 0 ? [`Not imported, because it is too long: ${getNumbers(tooLong)}.`] : []),
  ];
}

/** @returns `question 3`, or `questions 3, 5 and 8` */
function getNumbers(numbers: readonly number[]): string {
  if (numbers.length === 1) return `question ${numbers[0]}`;
  return `questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
