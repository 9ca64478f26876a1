/** The markers of gaps in a stem: `[[1]]` is the first gap. */
import { bodyLimits, type GapsBody } from '@akada/core/question-types/question-body.ts';
import { makeGapAnswer } from './body-values.ts';

const marker = /\[\[(\d{1,4})\]\]/g;

const findNumbers = (stem: string) => Array.from(stem.matchAll(marker), ([, digits]) => Number(digits));

const blankGap = (): GapsBody['gaps'][number] => ({ weight: 1, answer: makeGapAnswer('short', null) });

/** @returns the body with a form for each next marker, and without empty forms whose marker was deleted */
export function withMarkers(body: GapsBody, stem: string): GapsBody {
  const numbers = new Set(findNumbers(stem));
  const gaps = [...body.gaps];
  while (gaps.length < bodyLimits.gaps && numbers.has(gaps.length + 1)) gaps.push(blankGap());
  while (gaps.length > 0 && !numbers.has(gaps.length) && isBlankGap(gaps.at(-1))) gaps.pop();
  return { ...body, gaps };
}

/** @returns the body and the stem without a gap; later gaps move up */
export function withoutGap(body: GapsBody, stem: string, position: number): { body: GapsBody; stem: string } {
  const removed = position + 1;
  const renumber = (text: string, digits: string) => {
    const number = Number(digits);
    if (number === removed) return '';
    return number > removed ? `[[${number - 1}]]` : text;
  };
  return {
    body: { ...body, gaps: body.gaps.toSpliced(position, 1) },
    stem: stem.replaceAll(marker, renumber),
  };
}

/** @returns true if every gap has one marker, but in another order */
export function isOutOfOrder({ gaps }: GapsBody, stem: string): boolean {
  const numbers = findNumbers(stem);
  const sorted = numbers.toSorted((one, other) => one - other);
  const isComplete = numbers.length === gaps.length && sorted.every((number, index) => number === index + 1);
  return isComplete && numbers.some((number, index) => number !== index + 1);
}

/** @returns the gaps numbered in the order of their markers; only for complete markers */
export function withGapsInOrder(body: GapsBody, stem: string): { body: GapsBody; stem: string } {
  const gaps = findNumbers(stem).flatMap((number) => body.gaps[number - 1] ?? []);
  let count = 0;
  const renumber = () => {
    count += 1;
    return `[[${count}]]`;
  };
  return { body: { ...body, gaps }, stem: stem.replaceAll(marker, renumber) };
}

function isBlankGap(gap: GapsBody['gaps'][number] | undefined): boolean {
  return gap?.answer.type === 'short' && gap.answer.accepted.every(({ text }) => text.trim() === '');
}
