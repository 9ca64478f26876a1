/** The one form in which readers of texts are given a file. */
import type { QuestionFileBuilder } from '../question-file-builder.ts';

/** They have no sign and no use in a question; of the last range no text holds any, so that readers mark gaps with it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const useless = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef]/g;

/** Forty for each question that a file may have. Each line takes memory beyond its own. */
const mostLines = 200_000;

/**
 * @param text of a file, as it was decoded
 * @param file where is said that it has too many lines
 * @returns it with `\n` at the end of its lines, without a byte order mark and without control characters
 */
export function tidyText(text: string, file: QuestionFileBuilder): string {
  const tidy = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(useless, '')
    .toWellFormed();
  const end = endOfLine(tidy, mostLines);
  if (end === -1) return tidy;

  file.fail(
    mostLines + 1,
    `A file has ${mostLines.toLocaleString('en')} lines at most. The others were not read.`,
  );
  return tidy.slice(0, end);
}

/** @returns the offset of the line end after `count` lines, -1 if there are fewer */
function endOfLine(text: string, count: number): number {
  let end = -1;
  for (let line = 0; line < count; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return -1;
  }
  return end === text.length - 1 ? -1 : end;
}

/** @param text any @param to offset before which is looked @returns how many lines end there */
export function findLineEnds(text: string, to = text.length): number {
  let count = 0;
  for (let index = text.indexOf('\n'); index !== -1 && index < to; index = text.indexOf('\n', index + 1))
    count += 1;
  return count;
}
