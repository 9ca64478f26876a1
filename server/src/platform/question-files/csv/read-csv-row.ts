/** One row of a CSV file as a question. */
import { changeTexts } from '../bodies/body-texts.ts';
import {
  type FileChoiceType,
  type FileDifficulty,
  type FileQuestion,
  fileChoiceTypes,
  fileDifficulties,
} from '../question-file.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { getChoice } from './csv-choice.ts';
import { feedbackColumns, optionColumns } from './csv-columns.ts';
import type { CsvType } from './types/csv-type.ts';
import { csvTypes } from './types/csv-types.ts';

/** The result of a row: a question, another kind of question, or a problem. */
export type CsvReading =
  | { question: FileQuestion; warnings: string[] }
  | { otherKind: string }
  | { wrong: string };

/** Type names of other programs, in the form of `typeOf`. The first can have one right option or several. */
const otherTypes: readonly [RegExp, FileChoiceType | null][] = [
  [/^(?:multiple_?choice|multi_?choice|mcq)$/, null],
  [/^(?:single_choice|single_(?:answer|select)|radio)$/, 'single'],
  [/^(?:check_?box(?:es)?|multiple_(?:answers?|response|select)|multi_?select)$/, 'multiple'],
  [/^(?:boolean|true_or_false|t_f)$/, 'true_false'],
];

const otherKinds = /^(?:cloze|gaps|description|fill_in_the_blanks|poll)$/;

/**
 * @param cell returns the text of a column, empty if the file lacks it
 * @returns the row's question
 */
export function readRow(cell: (column: string) => string): CsvReading {
  const type = typeOf(cell('type'));
  if (typeof type === 'object' && type !== null && 'outcome' in type) return type.outcome;

  const warnings: string[] = [];
  const getText = (writtenText: string) => {
    const { markdown, hadPictures } = withoutPictures(writtenText);
    if (hadPictures) warnings.push('A picture is missing from the file.');
    return markdown;
  };
  const options = optionColumns.map((column, index) => ({
    text: getText(cell(column)),
    feedback: getText(cell(feedbackColumns[index] ?? '')),
  }));
  const answers = readAnswers(type, options, { cell, getText });
  if (typeof answers === 'string') return { wrong: answers };
  warnings.push(...answers.warnings);

  const difficulty = getDifficulty(cell('difficulty'));
  if (difficulty === undefined)
    warnings.push('The difficulty is easy, medium or hard: this one was left out.');
  const question = {
    ...answers.question,
    name: null,
    stem: getText(cell('stem')),
    explanation: getText(cell('explanation')),
    topic: cell('topic').replace(/\s+/g, ' ') || null,
    difficulty: difficulty ?? null,
    tags: getTags(cell('tags')),
    passage: null,
  };
  return { question, warnings };
}

type Answers = Pick<FileQuestion, 'type' | 'options' | 'keys' | 'body'>;

/** @returns a sentence about a mistake */
function readAnswers(
  type: FileChoiceType | TypedRow | null,
  options: FileQuestion['options'],
  { cell, getText }: { cell: (column: string) => string; getText: (writtenText: string) => string },
): { question: Answers; warnings: string[] } | string {
  if (type !== null && typeof type === 'object') {
    const reading = type.module.read({
      type: type.name,
      answer: cell('answer'),
      tolerance: cell('tolerance'),
      unit: cell('unit'),
      options: options.map(({ text }) => text),
      feedback: options.map(({ feedback }) => feedback),
    });
    if (typeof reading === 'string') return reading;
    const { warnings = [] } = reading;
    const body = changeTexts(reading.body, getText);
    return { question: { type: body.type, options: [], keys: [], body }, warnings };
  }
  const selection = getChoice(type, options, cell('answer'));
  if (typeof selection === 'string') return selection;
  return {
    question: { ...selection.choice, body: null },
    warnings: selection.warning === null ? [] : [selection.warning],
  };
}

/** A row whose answer is no choice. */
interface TypedRow {
  module: CsvType;
  /** Name of its type, in the form of `typeOf`. */
  name: string;
}

type RowType =
  | FileChoiceType
  | TypedRow
  | null
  | { outcome: Exclude<CsvReading, { question: FileQuestion }> };

/** @returns null if the row has no type */
function typeOf(writtenText: string): RowType {
  const name = writtenText.toLowerCase().replace(/[\s/-]+/g, '_');
  if (name === '') return null;

  const type =
    fileChoiceTypes.find((known) => known === name) ?? otherTypes.find(([form]) => form.test(name))?.[1];
  if (type !== undefined) return type;
  const module = csvTypes.find(({ names }) => names.test(name));
  if (module !== undefined) return { module, name };
  return {
    outcome: otherKinds.test(name)
      ? { otherKind: `Questions of the type ${writtenText} cannot be imported.` }
      : { wrong: `The type is ${[...fileChoiceTypes, ...csvTypes.map((it) => it.type)].join(', ')}.` },
  };
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
