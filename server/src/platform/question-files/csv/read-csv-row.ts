/** One row of a CSV file as a question. */
import {
  type FileDifficulty,
  type FileQuestion,
  type FileQuestionType,
  fileDifficulties,
  fileQuestionTypes,
} from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { getChoice } from './csv-choice.ts';
import { feedbackColumns, optionColumns } from './csv-columns.ts';

/** The result of a row: a question, another kind of question, or a problem. */
export type CsvReading =
  | { question: FileQuestion; warnings: string[] }
  | { otherKind: string }
  | { wrong: string };

/** Type names of other programs, in the form of `typeOf`. The first can have one right option or several. */
const otherTypes: readonly [RegExp, FileQuestionType | null][] = [
  [/^(?:multiple_?choice|multi_?choice|mcq)$/, null],
  [/^(?:single_choice|single_(?:answer|select)|radio)$/, 'single'],
  [/^(?:check_?box(?:es)?|multiple_(?:answers?|response|select)|multi_?select)$/, 'multiple'],
  [/^(?:boolean|true_or_false|t_f)$/, 'true_false'],
];

const otherKinds =
  /^(?:essay|short(?:_?answer)?|numerical|match(?:ing)?|cloze|description|ordering|fill_in_the_blanks?|poll|open_ended)$/;

/**
 * @param cell returns the text of a column, empty if the file lacks it
 * @returns the row's question
 */
export function readRow(cell: (column: string) => string): CsvReading {
  const type = typeOf(cell('type'));
  if (typeof type === 'object' && type !== null) return type;

  const warnings: string[] = [];
  const getText = (column: string) => {
    const { markdown, hadPictures } = withoutPictures(cell(column));
    if (hadPictures) warnings.push('A picture is missing from the file.');
    return markdown;
  };
  const options = optionColumns.map((column, index) => ({
    text: getText(column),
    feedback: getText(feedbackColumns[index] ?? ''),
  }));
  const selection = getChoice(type, options, cell('answer'));
  if (typeof selection === 'string') return { wrong: selection };
  if (selection.warning !== null) warnings.push(selection.warning);

  const difficulty = getDifficulty(cell('difficulty'));
  if (difficulty === undefined)
    warnings.push('The difficulty is easy, medium or hard: this one was left out.');
  const question = {
    ...selection.choice,
    name: null,
    stem: getText('stem'),
    explanation: getText('explanation'),
    topic: cell('topic').replace(/\s+/g, ' ') || null,
    difficulty: difficulty ?? null,
    tags: getTags(cell('tags')),
    passage: null,
    body: null,
  };
  return { question, warnings };
}

/** @returns null if the row has no type */
function typeOf(
  writtenText: string,
): FileQuestionType | null | Exclude<CsvReading, { question: FileQuestion }> {
  const name = writtenText.toLowerCase().replace(/[\s/-]+/g, '_');
  if (name === '') return null;

  const type =
    fileQuestionTypes.find((known) => known === name) ?? otherTypes.find(([form]) => form.test(name))?.[1];
  if (type !== undefined) return type;
  return otherKinds.test(name)
    ? { otherKind: `Questions of the type ${writtenText} cannot be imported.` }
    : { wrong: 'The type is single, multiple or true_false.' };
}

/** @returns undefined if it is unknown */
function getDifficulty(writtenText: string): FileDifficulty | null | undefined {
  if (writtenText === '') return null;
  return fileDifficulties.find((known) => known === writtenText.toLowerCase());
}

/** Parted by semicolons, else by commas. */
function getTags(writtenText: string): string[] {
  const tags = writtenText
    .split(writtenText.includes(';') ? ';' : ',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
