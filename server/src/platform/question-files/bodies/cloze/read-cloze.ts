/** The groups of a cloze text as gaps. */
import { bodyLimits, type GapsBody } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../body-counts.ts';
import { noUnits, readRange } from '../number-ranges.ts';
import { toShare } from '../shares.ts';
import type { ClozeGroup, MarkedText } from './cloze-groups.ts';

/** Converts texts of a group. */
export interface ClozeTexts {
  /** @param raw with its escapes @returns one line without markup */
  toPlain(raw: string): string;
  /** @param raw with its escapes @returns its Markdown */
  toMarkdown(raw: string): string;
}

/** An empty answer before the first mark counts, too. */
const maxRows = bodyLimits.accepted + 1;

export type ClozeReading =
  | { body: GapsBody; warnings: string[] }
  | {
      wrong: string;
      /** Offset of the group in the text. */
      offset: number;
    };

/** @param groups of a text in order @param texts converts their texts @returns the gaps, or a mistake */
export function readCloze(groups: readonly ClozeGroup[], texts: ClozeTexts): ClozeReading {
  const gaps: GapsBody['gaps'] = [];
  const warnings: string[] = [];
  const countProblem = getCountProblem(groups.length, bodyLimits.gaps, 'gaps');
  if (countProblem !== null) return { wrong: countProblem, offset: 0 };

  for (const [index, { kind, weight, answers, offset }] of groups.entries()) {
    const problem = getCountProblem(answers.marks.split('~').length, maxRows, 'answers in a gap');
    if (problem !== null) return { wrong: problem, offset };
    const rows = readRows(answers, texts);
    warnings.push(...rows.flatMap(({ warning }) => warning ?? []));
    const answer = toAnswer(kind, rows, texts);
    if (typeof answer === 'string') return { wrong: `Gap ${index + 1}: ${answer}`, offset };
    gaps.push({ weight, answer });
  }
  return { body: { type: 'gaps', gaps }, warnings };
}

interface Row {
  raw: string;
  share: number;
  warning: string | null;
  feedback: string;
}

function toAnswer(
  kind: ClozeGroup['kind'],
  rows: readonly Row[],
  texts: ClozeTexts,
): GapsBody['gaps'][number]['answer'] | string {
  if (kind === 'multiple' && rows.filter(({ share }) => share > 0).length > 1)
    return 'Several right answers at the same time cannot be imported. Write MULTICHOICE for one.';
  if (kind === 'select' || kind === 'multiple') {
    const options = rows.map(({ raw, share, feedback }) => ({
      text: texts.toMarkdown(raw),
      share,
      feedback,
    }));
    return { type: 'select', options };
  }
  if (kind === 'numerical') {
    const ranges = rows.map(({ raw }) => readRange(texts.toPlain(raw)));
    const acceptedRows = rows.flatMap(({ share, feedback }, index) => {
      const range = ranges[index];
      return range ? [{ ...range, share, feedback }] : [];
    });
    if (acceptedRows.length < rows.length) return 'One of its answers is no number. Write it as =3.14:0.005.';
    return { type: 'numerical', accepted: acceptedRows, ...noUnits };
  }
  const acceptedRows = rows.map(({ raw, share, feedback }) => ({
    text: texts.toPlain(raw),
    share,
    feedback,
  }));
  return { type: 'short', accepted: acceptedRows, case: kind === 'short_case', accents: true };
}

const weightForm = /^\s*%(-?\d{1,3}(?:[.,]\d{0,9})?)%/;

function readRows({ raw, marks }: MarkedText, texts: ClozeTexts): Row[] {
  const rows: Row[] = [];
  let from = 0;
  for (const part of marks.split('~')) {
    const text = { raw: raw.slice(from, from + part.length), marks: part };
    from += part.length + 1;
    // The first answer can have the mark, too.
    if (text.raw.trim() !== '') rows.push(readRow(text, texts));
  }
  return rows;
}

function readRow({ raw, marks }: MarkedText, texts: ClozeTexts): Row {
  const [equals] = /^\s*=/.exec(marks) ?? [];
  const [weight, percent] = weightForm.exec(marks) ?? [];
  const from = (equals ?? weight ?? '').length;
  const separator = marks.indexOf('#', from);
  const statedPercent = percent === undefined ? 0 : Number(percent.replace(',', '.'));
  return {
    ...toShare(equals === undefined ? statedPercent : 100),
    raw: raw.slice(from, separator === -1 ? undefined : separator),
    feedback: separator === -1 ? '' : texts.toMarkdown(raw.slice(separator + 1)),
  };
}
