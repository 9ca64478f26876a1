/** Questions as a table. Its cells are Markdown, so that reading gives the same questions again. */
import { getMissingKind } from '../bodies/body-names.ts';
import type { FilePassage, FileQuestion, FileRemark } from '../question-file.ts';
import { mostCharacters, optionLabel } from '../question-problems.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { textQuestion, toMissing, type WrittenText } from '../written-file.ts';
import { csvColumns, numberColumns, optionColumns } from './csv-columns.ts';
import { csvText } from './csv-text.ts';
import type { WrittenCells } from './types/csv-type.ts';
import { csvTypes } from './types/csv-types.ts';

/**
 * A table has no passages, so each question begins with the text of its passage.
 *
 * @param questions in their order
 * @param passages of the questions
 * @returns the text of a file, and the omitted content
 */
export function writeCsv(questions: readonly FileQuestion[], passages: readonly FilePassage[]): WrittenText {
  const omissions: FileRemark[] = [];
  if (questions.some(({ name }) => name !== null))
    omissions.push({ line: 0, message: 'Names of questions are left out: a table has no column for them.' });
  if (questions.some(({ passage }) => passage !== null))
    omissions.push({ line: 0, message: 'Passages are written before the text of each of their questions.' });

  const rows = questions.flatMap((whole, index) => {
    const { question, remark } = textQuestion(whole);
    const say = (message: string) => omissions.push({ line: index + 1, message });
    if (remark !== null) say(remark);
    if (question === null) return [];

    const passage = passages[question.passage ?? -1];
    const stem = passage === undefined ? question.stem : withPassage(question.stem, passage);
    const isTooLong = stem.length > mostCharacters.stem;
    const row = getRow(isTooLong ? question : { ...question, stem });
    if ('missing' in row) {
      omissions.push(toMissing(index + 1, row.missing));
      return [];
    }
    if (isTooLong) say('Its passage is left out: together they are too long.');
    if (row.remark !== null) say(row.remark);
    return [row.cells];
  });
  const hasNumbers = rows.some((row) => row.slice(csvColumns.length).some((cell) => cell !== ''));
  const width = csvColumns.length + (hasNumbers ? numberColumns.length : 0);
  const table = [[...csvColumns, ...numberColumns], ...rows].map((row) => row.slice(0, width));
  return { text: csvText(table), omissions };
}

function withPassage(stem: string, { title, text }: FilePassage): string {
  return [title, withoutPictures(text).markdown, stem].filter((part) => part !== '').join('\n\n');
}

/** @returns cells by column, cells of numbers at the end */
function getRow(question: FileQuestion): { cells: string[]; remark: string | null } | { missing: string } {
  const { stem, explanation, topic, difficulty, tags } = question;
  const answers = writeAnswers(question);
  if ('missing' in answers) return answers;

  const { type, answer = '', tolerance = '', unit = '', options = [], feedback = [] } = answers.cells;
  const column = (texts: readonly string[]) => optionColumns.map((_, index) => texts[index] ?? '');
  const cells = [
    type ?? question.type,
    stem,
    ...column(options),
    answer,
    explanation,
    ...column(feedback),
    topic ?? '',
    difficulty ?? '',
    writtenTags(tags),
    tolerance,
    unit,
  ];
  return { cells, remark: answers.remark ?? null };
}

function writeAnswers({ body, options, keys }: FileQuestion): WrittenCells {
  if (body === null)
    return {
      cells: {
        answer: keys.map(optionLabel).join(';'),
        options: options.map(({ text }) => text),
        feedback: options.map(({ feedback }) => feedback),
      },
    };
  const module = csvTypes.find(({ type }) => type === body.type);
  return module?.write(body) ?? { missing: getMissingKind('a table', body.type) };
}

/** A semicolon parts tags; where the only one has a comma, one at its end says so. */
function writtenTags(tags: readonly string[]): string {
  const written = tags.map((tag) => tag.replaceAll(';', ','));
  return written.length === 1 && written[0]?.includes(',') ? `${written[0]};` : written.join(';');
}
