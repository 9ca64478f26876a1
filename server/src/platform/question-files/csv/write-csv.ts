/** Questions as a table. Its cells are Markdown, so that reading gives the same questions again. */
import type { FilePassage, FileQuestion, FileRemark } from '../question-file.ts';
import { mostCharacters, optionLabel } from '../question-problems.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { textQuestion, type WrittenText } from '../written-file.ts';
import { csvColumns, optionColumns } from './csv-columns.ts';
import { csvText } from './csv-text.ts';

/**
 * A table has no passages, so each question begins with the text of its passage.
 *
 * @param questions in their order
 * @param passages of the questions
 * @returns the text of a file, and the omitted content
 */
export function writeCsv(questions: readonly FileQuestion[], passages: readonly FilePassage[]): WrittenText {
  const leftOut: FileRemark[] = [];
  if (questions.some(({ name }) => name !== null))
    leftOut.push({ line: 0, message: 'Names of questions are left out: a table has no column for them.' });
  if (questions.some(({ passage }) => passage !== null))
    leftOut.push({ line: 0, message: 'Passages are written before the text of each of their questions.' });

  const rows = questions.flatMap((whole, index) => {
    const { question, remark } = textQuestion(whole);
    const say = (message: string) => leftOut.push({ line: index + 1, message });
    if (remark !== null) say(remark);
    if (question === null) return [];

    const passage = passages[question.passage ?? -1];
    const stem = passage === undefined ? question.stem : withPassage(question.stem, passage);
    if (stem.length <= mostCharacters.stem) return [getRow({ ...question, stem })];

    say('Its passage is left out: together they are too long.');
    return [getRow(question)];
  });
  return { text: csvText([csvColumns, ...rows]), leftOut };
}

function withPassage(stem: string, { title, text }: FilePassage): string {
  return [title, withoutPictures(text).markdown, stem].filter((part) => part !== '').join('\n\n');
}

function getRow(question: FileQuestion): string[] {
  const { type, stem, options, keys, explanation, topic, difficulty, tags } = question;
  const column = (texts: readonly string[]) => optionColumns.map((_, index) => texts[index] ?? '');
  return [
    type,
    stem,
    ...column(options.map(({ text }) => text)),
    keys.map(optionLabel).join(';'),
    explanation,
    ...column(options.map(({ feedback }) => feedback)),
    topic ?? '',
    difficulty ?? '',
    writtenTags(tags),
  ];
}

/** A semicolon parts tags; where the only one has a comma, one at its end says so. */
function writtenTags(tags: readonly string[]): string {
  const written = tags.map((tag) => tag.replaceAll(';', ','));
  return written.length === 1 && written[0]?.includes(',') ? `${written[0]};` : written.join(';');
}
