/** The lines and sentences of an answer in Markdown. */
import type { TextSpan } from '../../text/document.ts';
import { sentenceSpans } from '../../text/sentences.ts';

/** Lines of code and of displayed formulas are no sentences. */
export function getLines(text: string): { line: string; isText: boolean }[] {
  let [fence, isFormula] = ['', false];
  return text.split('\n').map((line) => {
    const [, sign = ''] = /^\s*(```|~~~)/.exec(line) ?? [];
    const isBorder = sign !== '' && (fence === '' || fence === sign);
    if (isBorder) fence = fence === '' ? sign : '';
    const dollars = fence === '' ? (line.match(/\$\$/g) ?? []).length : 0;
    const isText = !isBorder && fence === '' && !isFormula && dollars === 0;
    if (dollars % 2 === 1) isFormula = !isFormula;
    return { line, isText };
  });
}

/** The signs of lists, quotes, headings and tables at the start of a line. */
const PREFIX = /^\s*(?:(?:[-*+>]|\d{1,3}[.)]|#{1,6}|\|)\s+)*/;

/** Trims one end after the other, because one expression for both takes quadratic time if a model repeats spaces. */
export function splitLine(line: string): { prefix: string; sentences: string; suffix: string } {
  const [prefix = ''] = PREFIX.exec(line) ?? [];
  const content = line.slice(prefix.length);
  // A row of a table ends in a bar.
  const sentences = content.trimEnd().replace(/\|$/, '').trimEnd();
  return { prefix, sentences, suffix: content.slice(sentences.length) };
}

/** Code and formulas in a line: a mark inside of one would be shown as it is written. */
const CODE_OR_FORMULA = /`[^`\n]{1,400}`|\$[^$\n]{0,200}[\\^_{=][^$\n]{0,200}\$/g;

/** @returns the sentences of a line; none ends inside of code or of a formula */
export function sentencesInLine(line: string): TextSpan[] {
  const spans = [...line.matchAll(CODE_OR_FORMULA)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  const sentences: TextSpan[] = [];
  for (const span of sentenceSpans(line)) {
    const last = sentences.at(-1);
    const isInside = last !== undefined && spans.some(({ start, end }) => start < last.end && last.end < end);
    if (isInside) last.end = span.end;
    else sentences.push({ ...span });
  }
  return sentences;
}
