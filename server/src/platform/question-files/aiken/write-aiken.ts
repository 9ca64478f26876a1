/** Questions as Aiken: plain text, each in one line, as Moodle wants it. */
import { getMissingKind } from '../bodies/body-names.ts';
import type { FilePassage, FileQuestion, FileRemark } from '../question-file.ts';
import { optionLabel } from '../question-problems.ts';
import { getPlainLine } from '../text/plain-line.ts';
import type { WrittenText } from '../written-file.ts';

/**
 * Omits all questions but those with one right option. A question of a passage begins with the passage's text.
 *
 * @param questions in their order
 * @param passages of the questions
 * @returns the text of a file, and the omitted content
 */
export function writeAiken(
  questions: readonly FileQuestion[],
  passages: readonly FilePassage[],
): WrittenText {
  const omissions: FileRemark[] = remarksOfAll(questions);
  const blocks = questions.flatMap((question, index) => {
    const { lines, message } = getLines(question, passages);
    if (message !== null) omissions.push({ line: index + 1, message });
    return lines === null ? [] : [`${lines.join('\n')}\n`];
  });
  return { text: blocks.join('\n'), omissions };
}

function remarksOfAll(questions: readonly FileQuestion[]): FileRemark[] {
  const holdsMore = questions.some(
    ({ name, explanation, topic, difficulty, tags, options }) =>
      name !== null ||
      explanation !== '' ||
      topic !== null ||
      difficulty !== null ||
      tags.length > 0 ||
      options.some(({ feedback }) => feedback !== ''),
  );
  const more = 'Names, explanations, feedback, topics, difficulties and tags are left out: Aiken has none.';
  const passages = 'Passages are written before the text of each of their questions.';
  return [
    ...(holdsMore ? [{ line: 0, message: more }] : []),
    ...(questions.some(({ passage }) => passage !== null) ? [{ line: 0, message: passages }] : []),
  ];
}

interface Lines {
  /** Null if the question is omitted. */
  lines: string[] | null;
  message: string | null;
}

function getLines(question: FileQuestion, passages: readonly FilePassage[]): Lines {
  if (question.body !== null)
    return { lines: null, message: `It is left out: ${getMissingKind('Aiken', question.body.type)}` };
  if (question.type === 'multiple')
    return { lines: null, message: 'It is left out: Aiken has no questions with several right answers.' };

  const passage = question.passage === null ? undefined : passages[question.passage];
  const texts = [passage?.title ?? '', passage?.text ?? '', question.stem].filter((text) => text !== '');
  const stem = getPlainLine(texts.join('\n\n'));
  const options = question.options.map(({ text }) => getPlainLine(text));
  const written = [stem, ...options].map(({ text }) => text);
  if (written.includes('') || new Set(written.slice(1)).size < options.length)
    return {
      lines: null,
      message: 'It is left out: without pictures and formatting its texts are empty or the same.',
    };

  const lines = options.map(({ text }, index) => `${optionLabel(index)}) ${text}`);
  const isWhole = options.every((option) => option.isWhole) && (passage !== undefined || stem.isWhole);
  return {
    lines: [stem.text, ...lines, `ANSWER: ${(question.keys.map(optionLabel)).join('')}`],
    message: isWhole ? null : 'Its pictures or its formatting are left out: Aiken holds only plain text.',
  };
}
