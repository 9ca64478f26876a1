/** Accepted answers in one cell, each with its share: `Abuja|%50%Lagos`. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { toPercent, toShare } from '../../bodies/shares.ts';
import { joinTexts, splitTexts } from '../listed-texts.ts';
import type { CsvCells } from './csv-type.ts';

export interface WeighedText {
  text: string;
  share: number;
  feedback: string;
}

const weight = /^%(-?\d{1,3}(?:\.\d{1,9})?)%\s*/;
const maxFeedback = 12;

/** @param cells of the row @returns its accepted answers, and sentences about changed shares */
export function readWeighed({ answer, feedback }: CsvCells): { rows: WeighedText[]; warnings: string[] } {
  const warnings: string[] = [];
  const texts = answer === '' ? [] : splitTexts(answer, '|').slice(0, bodyLimits.accepted + 1);
  const rows = texts.map((text, index) => {
    const [found = '', percent = '100'] = weight.exec(text) ?? [];
    const { share, warning } = toShare(Number(percent));
    if (warning !== null) warnings.push(warning);
    const plainText = text.slice(found.length).replace(/^\\(?=\\*%)/, '');
    return { text: plainText, share, feedback: feedback[index] ?? '' };
  });
  return { rows, warnings };
}

/** @param rows accepted answers @returns the cells, and a sentence about omitted feedback */
export function writeWeighed(rows: readonly WeighedText[]): {
  cells: Pick<CsvCells, 'answer' | 'feedback'>;
  remark?: string;
} {
  const texts = rows.map(({ text, share }) => {
    const plainText = text.replace(/^(?=\\*%)/, '\\');
    return share === 1 ? plainText : `%${toPercent(share)}%${plainText}`;
  });
  const feedback = rows.map((row) => row.feedback);
  const cells = { answer: joinTexts(texts, '|'), feedback: feedback.slice(0, maxFeedback) };
  return feedback.slice(maxFeedback).some((text) => text !== '')
    ? { cells, remark: 'A table has twelve columns for feedback: the feedback of later answers is omitted.' }
    : { cells };
}
