/** Questions of the bank and of sets in the form in which files are written. */
import type { FilePassage } from '../../../platform/question-files/question-file.ts';
import type { ExportedQuestion } from '../../../platform/question-files/question-files.ts';
import type { ExportedRow } from './exported-source.service.ts';

/** A passage as it is stored. */
interface StoredPassage extends FilePassage {
  id: string;
}

/**
 * @param rows in their order
 * @param passages that the rows name, without deleted ones
 */
export function exportedQuestions(
  rows: readonly ExportedRow[],
  passages: readonly StoredPassage[],
): ExportedQuestion[] {
  const indexes = new Map(passages.map(({ id }, index) => [id, index]));
  return rows.map((row) => {
    const { topic, difficulty, tags, noteId, sourcePage: page, sourceQuote: quote } = row;
    return {
      ...getAnswers(row),
      name: null,
      body: row.body,
      stem: row.stem,
      explanation: row.explanation,
      topic,
      difficulty,
      tags,
      passage: row.passageId === null ? null : (indexes.get(row.passageId) ?? null),
      isPlain: row.markup === 'plain',
      source: noteId === null || page === null || quote === null ? null : { page, quote },
    };
  });
}

const trueFirst = ['true', 'false'].join();
const falseFirst = ['false', 'true'].join();

type Answers = Pick<ExportedQuestion, 'type' | 'options' | 'keys'>;

/** Files know true and false by these words and in this order; other words are options like any. */
function getAnswers(row: ExportedRow): Answers {
  const options = row.options.map((text, index) => ({ text, feedback: row.feedback[index] ?? '' }));
  const keys = row.answerIndexes ?? (row.answerIndex === null ? [] : [row.answerIndex]);
  if (row.type !== 'true_false') return { type: row.type, options, keys };

  const text = row.options.map((text) => text.trim().toLowerCase()).join();
  if (text !== trueFirst && text !== falseFirst) return { type: 'single', options, keys };
  const inOrder = text === trueFirst ? options : options.toReversed();
  return {
    type: 'true_false',
    options: inOrder.map(({ feedback }, index) => ({ text: index === 0 ? 'True' : 'False', feedback })),
    keys: text === trueFirst ? keys : keys.map((key) => 1 - key),
  };
}
