import { getPaperLines } from '../lines/paper-lines.ts';
import type { Paper, PaperQuestion } from '../paper.ts';
import { readPaper } from '../read-paper.ts';
import { typedPaper } from './typed-paper.ts';

/** @returns one line for each question: its number, kind, stem, options or parts, with a star before right options */
export function outline(paper: Paper): string[] {
  return paper.questions.map(outlineQuestion);
}

/** @returns the outline of a typed paper */
export const outlineTyped = (typedLines: string) => outline(readPaper(typedPaper(typedLines)));

/** @returns the keys of a paper as letters or texts; a stroke for a question without one */
export function getKeys({ questions }: Paper): string[] {
  return questions.map((question) => nameKey(question));
}

function outlineQuestion(question: PaperQuestion): string {
  const { number, kind, stem, options, parts, key } = question;
  const isRight = (index: number) => key?.type === 'options' && key.indexes.includes(index);
  const texts = [
    ...options.map(({ letter, text }, index) => `${isRight(index) ? '*' : ''}${`${letter} ${text}`.trim()}`),
    ...parts.map(({ label, text }) => `${label} ${text}`),
    ...(key?.type === 'text' ? [`= ${key.text}`] : []),
  ];
  return `${number} ${kind}: ${[stem, ...texts].join(' | ').replaceAll('\n', ' / ')}`;
}

function nameKey({ options, key }: PaperQuestion): string {
  if (key === null) return '-';
  return key.type === 'text' ? key.text : key.indexes.map((index) => options[index]?.letter ?? '?').join('');
}

/** @returns the lines of a typed paper that were not understood */
export function getOmitted(typedLines: string): string[] {
  const document = typedPaper(typedLines);
  const lines = getPaperLines(document);
  return readPaper(document).omitted.map(({ page, start, end }) => {
    const line = lines.find(
      (candidate) => candidate.page === page && candidate.start <= start && candidate.end >= end,
    );
    return line === undefined ? '' : line.text.slice(start - line.start, end - line.start);
  });
}
