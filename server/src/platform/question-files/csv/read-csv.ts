/** A table with one question in each row, as spreadsheets save it. Its cells are Markdown. */
import type { QuestionFile } from '../question-file.ts';
import { QuestionFileBuilder } from '../question-file-builder.ts';
import { findLineEnds, tidyText } from '../text/tidy-text.ts';
import { type CsvHeading, getHeading, neededColumns } from './csv-columns.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { withoutApostrophe } from './formula-cells.ts';
import { readRow } from './read-csv-row.ts';

/** Empty rows, and what spreadsheets write before a table so that others know its delimiter. */
const beforeHeading = /^(?:[ \t,;]*\n)*(?:"?sep=.?"?[ \t,;]*\n)?(?:[ \t,;]*\n)*/i;

/** @param text of a file, decoded @returns its questions, and a line for each that could not be imported */
export function readCsv(text: string): QuestionFile {
  const file = new QuestionFileBuilder('csv');
  const tidy = tidyText(text, file);
  const [before = ''] = beforeHeading.exec(tidy) ?? [];
  const table = tidy.slice(before.length);
  const firstLine = 1 + findLineEnds(before);
  const heading = getHeading(table.split('\n', 1)[0] ?? '');
  if (heading === null) {
    file.fail(firstLine, `The first row has to name the columns, as in ${neededColumns.join(', ')}.`);
    return file.finish();
  }
  for (const message of heading.warnings) file.warn(firstLine, message);
  const { rows, unreadFrom } = csvRows(table, heading.delimiter);
  for (const { line, cells } of rows.slice(1)) readInto(file, heading, { cells, line: line + firstLine - 1 });
  if (unreadFrom !== null)
    file.fail(
      unreadFrom,
      'Too many rows have quotation marks that do not match. The rows from here on were not read.',
    );
  return file.finish();
}

function readInto(file: QuestionFileBuilder, heading: CsvHeading, { line, cells }: CsvRow): void {
  if (cells?.every((cell) => cell.trim() === '')) return;
  if (file.isFull) {
    file.passBeyond(line);
    return;
  }
  if (cells === null) {
    file.refuse(line, 'The quotation marks of this row do not match. Write "" for one within a text.');
    return;
  }
  if (cells.slice(heading.width).some((cell) => cell.trim() !== '')) {
    file.refuse(
      line,
      'This row has more cells than the first one. Put a text with a delimiter into quotation marks.',
    );
    return;
  }
  const reading = readRow((column) => {
    const cell = cells[heading.positions.get(column) ?? -1] ?? '';
    return withoutApostrophe(cell.trim()).trim();
  });
  if ('wrong' in reading) file.refuse(line, reading.wrong);
  else if ('otherKind' in reading) file.passOver(line, reading.otherKind);
  else file.add(reading.question, line, reading.warnings);
}
