/** One row of a CSV file as a question. */
import {
  type FileDifficulty,
  type FileQuestion,
  type FileQuestionType,
  fileDifficulties,
  fileQuestionTypes,
} from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { choiceOf } from './csv-choice.ts';
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
  const textOf = (column: string) => {
    const { markdown, hadPictures } = withoutPictures(cell(column));
    if (hadPictures) warnings.push('A picture was left out, because it is not in the file.');
    return markdown;
  };
  const options = optionColumns.map((column, index) => ({
    text: textOf(column),
    feedback: textOf(feedbackColumns[index] ?? ''),
  }));
  const chosen = choiceOf(type, options, cell('answer'));
  if (typeof chosen === 'string') return { wrong: chosen };
  if (chosen.warning !== null) warnings.push(chosen.warning);

  const difficulty = difficultyOf(cell('difficulty'));
  if (difficulty === undefined)
    warnings.push('The difficulty is easy, medium or hard: this one was left out.');
  const question = {
    ...chosen.choice,
    name: null,
    stem: textOf('stem'),
    explanation: textOf('explanation'),
    topic: cell('topic').replace(/\s+/g, ' ') || null,
    difficulty: difficulty ?? null,
    tags: tagsOf(cell('tags')),
    passage: null,
  };
  return { question, warnings };
}

/** @returns null if the row has no type */
function typeOf(written: string): FileQuestionType | null | Exclude<CsvReading, { question: FileQuestion }> {
  const name = written.toLowerCase().replace(/[\s/-]+/g, '_');
  if (name === '') return null;

  const type =
    fileQuestionTypes.find((known) => known === name) ?? otherTypes.find(([form]) => form.test(name))?.[1];
  if (type !== undefined) return type;
  return otherKinds.test(name)
    ? { otherKind: `Questions of the type ${written} cannot be imported.` }
    : { wrong: 'The type is single, multiple or true_false.' };
}

/** @returns undefined if it is unknown */
function difficultyOf(written: string): FileDifficulty | null | undefined {
  if (written === '') return null;
  return fileDifficulties.find((known) => known === written.toLowerCase());
}

/** Parted by semicolons, else by commas. */
function tagsOf(written: string): string[] {
  const tags = written.split(written.includes(';') ? ';' : ',').map((tag) => tag.replace(/\s+/g, ' ').trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
